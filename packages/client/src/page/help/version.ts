declare const __VERSION__: string;
/** The release that the page was built from; a page that is not built has none. */
export const VERSION: string = typeof __VERSION__ === 'undefined' ? '–' : __VERSION__;
