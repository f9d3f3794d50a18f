export type {
  Example,
  ExampleBook,
  ExampleText,
  Exercise,
  Failing,
  Lesson,
  LessonBook,
  LessonText,
  NamedPosition,
  Pattern,
  Step,
  StepText,
  Translations,
} from './lesson.ts';
export { lessonOf } from './lesson.ts';
export { LessonMisfit } from './misfit.ts';
export { positionOf } from './position.ts';
export { type LessonOutcome, LessonRun } from './run.ts';
