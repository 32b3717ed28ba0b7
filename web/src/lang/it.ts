/** Everything the client says in this language: its own words, and those it shares with the terminal. */
import card from "../../../src/sixgun/text/it/card.ftl";
import character from "../../../src/sixgun/text/it/character.ftl";
import eventCard from "../../../src/sixgun/text/it/event-card.ftl";
import eventDice from "../../../src/sixgun/text/it/event-dice.ftl";
import role from "../../../src/sixgun/text/it/role.ftl";
import whyNot from "../../../src/sixgun/text/it/why-not.ftl";
import word from "../../../src/sixgun/text/it/word.ftl";
import web from "./it.ftl";

export default [word, role, card, character, eventCard, eventDice, whyNot, web].join("\n");
