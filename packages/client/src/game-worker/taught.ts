import { type Lesson, lessonOf } from '@carillon/lessons';
import { EXAMPLES, LESSONS } from '@carillon/titles/lessons';

/** A lesson of a title, or one of its worked examples as a lesson; examples load with the first of them. */
export async function taughtOf(title: string, id: string): Promise<Lesson | undefined> {
  const lesson = (await LESSONS.get(title)?.())?.find((each) => each.id === id);
  if (lesson !== undefined) return lesson;
  const example = (await EXAMPLES.get(title)?.())?.find((each) => each.id === id);
  return example && lessonOf(example);
}
