import type { RecordText } from '../../shared/messages.ts';

/** Offers a text as a file. */
export function download({ text, name }: RecordText): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The largest file that is read, in bytes; no record is larger. A character takes at most four bytes. */
const LARGEST_FILE = 8_000_000;

/** The contents of a file; `too_large` or `unreadable` if there are none. */
export async function textIn(file: File): Promise<{ readonly text: string } | 'too_large' | 'unreadable'> {
  if (file.size > LARGEST_FILE) return 'too_large';
  try {
    return { text: await file.text() };
  } catch {
    return 'unreadable';
  }
}

/** Asks the browser not to clear its store by itself. Some browsers ask the player, some decide, some cannot. */
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Nothing changes: the start page advises saving games as files.
  }
}

/** Whether the browser has promised not to clear its store by itself. */
export async function keepsForGood(): Promise<boolean> {
  try {
    return (await navigator.storage?.persisted?.()) ?? false;
  } catch {
    return false;
  }
}
