import { seasonOn } from './network-season.ts';

// Plays on the embedded store. The page cannot distinguish it from PostgreSQL, on which `browser:long` plays the same season.
seasonOn('the embedded store', async () => ({}));
