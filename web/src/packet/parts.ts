/** What a table with events shows besides: loaded with the first of them. */
export { default as About } from "./About.svelte";
export { default as InForce } from "./InForce.svelte";
export { default as Next } from "./Next.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as Told } from "./Told.svelte";
export { default as Turned } from "./Turned.svelte";
