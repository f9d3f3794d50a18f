// What the compiler of messages is, as far as it is used here: its own types describe ES modules, and it comes as CommonJS.

declare module '@messageformat/core' {
  export default class MessageFormat {
    constructor(
      locale: string,
      options: {
        readonly customFormatters: Readonly<Record<string, object>>;
        readonly localeCodeFromKey: () => null;
      },
    );
  }
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';

  /** An ES module as text: a function for each message, by key. */
  export default function compileModule(
    messageformat: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string;
}
