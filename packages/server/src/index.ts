export { type Clock, systemClock } from './clock.ts';
export { type Bus, type Hint, localBus } from './games/bus.ts';
export type { GameChange, Games, Watcher } from './games/games.ts';
export { endOnSignal, type Running, type Start, serve } from './main.ts';
export { BadSetting, settingsTable } from './settings.ts';
export { openStore, type Store, type StoreOptions } from './store/store.ts';
export type { TitleModule, Titles } from './titles/module.ts';
export type { People, Who } from './who.ts';
