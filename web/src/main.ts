import './look/tokens.css';
import './look/fonts.css';
import './look/house.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { startOnFirstTap } from './furniture/sound.ts';
import { watchLinks } from './house/router.svelte.ts';
import { wearTheme } from './house/theme.svelte.ts';
import { language } from './words/say.ts';

document.documentElement.lang = language();
wearTheme();
watchLinks();
startOnFirstTap(window);

mount(App, { target: document.getElementById('house') ?? document.body });
