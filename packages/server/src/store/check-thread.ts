/** Checks a store in a separate thread. */
import { damageIn } from './file-check.ts';

export default (file: string): string | undefined => damageIn(file);
