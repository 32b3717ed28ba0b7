/** Everything the client says in this language: its own words, and those it shares with the terminal. */
import card from "../../../src/sixgun/text/de/card.ftl";
import character from "../../../src/sixgun/text/de/character.ftl";
import eventCard from "../../../src/sixgun/text/de/event-card.ftl";
import eventDice from "../../../src/sixgun/text/de/event-dice.ftl";
import role from "../../../src/sixgun/text/de/role.ftl";
import whyNot from "../../../src/sixgun/text/de/why-not.ftl";
import word from "../../../src/sixgun/text/de/word.ftl";
import web from "./de.ftl";

export default [word, role, card, character, eventCard, eventDice, whyNot, web].join("\n");
