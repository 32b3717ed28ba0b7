/** What is said of events in this language: names and texts, shared with the terminal, and words of the page. */
import shared from "../../../src/sixgun/text/hu/packet.ftl";
import own from "./packet.hu.ftl";

export default [shared, own].join("\n");
