export {
  type Args,
  catalogue,
  firstKey,
  isKey,
  type KeyIn,
  maybe,
  type Plain,
  say,
  sayAny,
} from './generated/main/say.ts';
