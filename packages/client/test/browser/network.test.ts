import { seasonOn } from './network-season.ts';

// On the embedded store; the page cannot tell it from PostgreSQL, on which `browser:long` plays it too.
seasonOn('the embedded store', async () => ({}));
