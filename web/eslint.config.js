import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // made from the schema, and by svelte-check
  { ignores: ["src/protocol.ts", ".svelte-check"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "array-callback-return": "error",
      eqeqeq: "error",
      // comments too, which the formatter leaves alone; an outline in a picture is one word
      "max-len": ["error", { code: 120, ignoreTemplateLiterals: true, ignorePattern: ' d="' }],
      "no-else-return": "error",
      "no-self-compare": "error",
      "no-unreachable": "error",
      "no-unreachable-loop": "error",
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      // props are taken apart with let
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // a space at the edge of a block is kept only so: {" · "}
      "svelte/no-useless-mustaches": "off",
      // sets and maps are made anew, never changed
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // a list by seat has an entry for every seat, which the compiler cannot know
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["tools/**", "*.config.*", "test/**"], languageOptions: { globals: globals.node } },
  { files: ["worker/**"], languageOptions: { globals: globals.serviceworker } },
);
