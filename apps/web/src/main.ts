import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@kontor/ui/style.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app')! });
