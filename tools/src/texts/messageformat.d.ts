// The parts of the message compiler that are used here: its own types describe ES modules, but it is shipped as
// CommonJS.

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

  /** An ES module as text, with a function for each message, by key. */
  export default function compileModule(
    messageformat: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string;
}
