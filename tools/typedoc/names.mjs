// A plugin of TypeDoc: it names each module as programs import it, by a list of paths and names.
import { Converter, ReflectionKind } from 'typedoc';

const NAMES = JSON.parse(process.env.MODULE_NAMES ?? '{}');

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const symbol = context.getSymbolFromReflection(reflection);
    const path = symbol?.declarations?.[0]?.getSourceFile().fileName;
    if (path !== undefined) reflection.name = NAMES[path] ?? reflection.name;
  });
}
