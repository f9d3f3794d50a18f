export { wildernessWarTitle } from './title.ts';
