export { bayonetsTomahawksTitle } from './title.ts';
