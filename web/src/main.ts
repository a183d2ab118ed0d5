import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource/marcellus/400.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './styles/base.css'
import './styles/tokens.css'
import { speak } from './words/index.svelte'

await speak(navigator.language.startsWith('fr') ? 'fr' : 'en')
mount(App, { target: document.getElementById('app')! })
