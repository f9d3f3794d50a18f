import { seasonOn } from './network-season.ts';

// Plays on the embedded store. The page cannot tell it from PostgreSQL, on which `browser:long` plays the same season.
seasonOn('the embedded store', async () => ({}));
