import { mount } from 'svelte';
import App from './App.svelte';
import './ui/fonts';
import './ui/theme.css';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
