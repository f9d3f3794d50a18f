/** Checks a store in a thread of its own. */
import { damageIn } from './file-check.ts';

export default (file: string): string | undefined => damageIn(file);
