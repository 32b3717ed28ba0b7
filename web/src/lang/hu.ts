/** Everything the client says in this language: its own words, and those it shares with the terminal. */
import card from "../../../src/sixgun/text/hu/card.ftl";
import character from "../../../src/sixgun/text/hu/character.ftl";
import eventCard from "../../../src/sixgun/text/hu/event-card.ftl";
import eventDice from "../../../src/sixgun/text/hu/event-dice.ftl";
import role from "../../../src/sixgun/text/hu/role.ftl";
import whyNot from "../../../src/sixgun/text/hu/why-not.ftl";
import word from "../../../src/sixgun/text/hu/word.ftl";
import web from "./hu.ftl";

export default [word, role, card, character, eventCard, eventDice, whyNot, web].join("\n");
