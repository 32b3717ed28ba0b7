/** Everything the client says in this language: its own words, and those it shares with the terminal. */
import card from "../../../src/sixgun/text/en/card.ftl";
import character from "../../../src/sixgun/text/en/character.ftl";
import eventCard from "../../../src/sixgun/text/en/event-card.ftl";
import eventDice from "../../../src/sixgun/text/en/event-dice.ftl";
import role from "../../../src/sixgun/text/en/role.ftl";
import whyNot from "../../../src/sixgun/text/en/why-not.ftl";
import word from "../../../src/sixgun/text/en/word.ftl";
import web from "./en.ftl";

export default [word, role, card, character, eventCard, eventDice, whyNot, web].join("\n");
