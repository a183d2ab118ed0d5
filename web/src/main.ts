import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource/marcellus/400.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './prefs/prefs.svelte'
import { registerServiceWorker } from './shell/serviceWorker'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { begin } from './words/index.svelte'

await begin(prefs.language)
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void registerServiceWorker()
