declare module '*.svelte' {
  import type { Component } from 'svelte';

  // oxlint-disable-next-line typescript/no-explicit-any -- svelte-check is what checks the properties of components.
  const component: Component<any, any>;
  export default component;
}
