/** How much room files and classes take; a test measures all that are written by hand. */
import { type ESTree, parseSync, Visitor } from 'vite';

/** The most lines of a file that is written by hand. */
export const FILE_LINES = 330;
/** The most methods of a class: constructor, getters and static ones included. */
export const CLASS_METHODS = 25;

/** Generated files say so in their first line, or are in a folder for them. */
const isByHand = ({ path, code }: SourceFile): boolean =>
  !/^\/\/.*do not edit/i.test(code) && !/(^|\/)generated\//.test(path);

/** A file of text. */
export interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** Lines of a text. An end of line at its end begins no further one. */
const linesOf = (code: string): number => code.replace(/\n$/, '').split('\n').length;

/** The classes of a file with the number of their methods. */
function classesOf({ path, code }: SourceFile): { readonly name: string; readonly methods: number }[] {
  const found: { readonly name: string; readonly methods: number }[] = [];
  const keep = ({ id, body }: ESTree.Class): void => {
    const methods = body.body.filter(
      ({ type }) => type === 'MethodDefinition' || type === 'TSAbstractMethodDefinition',
    );
    found.push({ name: id?.name ?? 'a class without a name', methods: methods.length });
  };
  new Visitor({ ClassDeclaration: keep, ClassExpression: keep }).visit(parseSync(path, code).program);
  return found;
}

/** Files and classes that are too large, a sentence each; files written by hand only. */
export function tooLarge(files: readonly SourceFile[]): string[] {
  const byHand = files.filter(isByHand);
  return byHand.flatMap((file) => {
    const lines = linesOf(file.code);
    const long = lines > FILE_LINES ? [`${file.path} has ${lines} lines`] : [];
    const classes = /\.(tsx?|mjs)$/.test(file.path) && /\bclass\b/.test(file.code) ? classesOf(file) : [];
    const wide = classes.filter(({ methods }) => methods > CLASS_METHODS);
    return [...long, ...wide.map(({ name, methods }) => `${file.path}: ${name} has ${methods} methods`)];
  });
}
