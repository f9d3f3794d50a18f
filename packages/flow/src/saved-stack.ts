import { at, type Json } from '@carillon/kit';
import { cell } from './cells.ts';
import { choiceText, parseChoice, type VerbCode } from './choice.ts';
import { CALLER, NO_SLOT, SLOT, STEP, type Stack } from './frames.ts';
import { BadValue, interchangeable, UNKNOWN } from './kinds.ts';
import { completed, type LaterLocals } from './later-locals.ts';
import { readOnce, remembered } from './remembered.ts';
import type { RunningFrames } from './running-frames.ts';
import type { RunningProcedure } from './running-procedure.ts';
import { fieldsFromJson, fieldsToJson } from './shape.ts';

type JsonObject = { readonly [key: string]: Json | undefined };

/** The contents of a saved frame; `answers` only if the procedure stores them. */
const KEYS = new Set(['procedure', 'step', 'slot', 'locals', 'answers']);

const word = (json: Json | undefined): string => {
  if (typeof json !== 'string') throw new BadValue(`${JSON.stringify(json)} is no name`);
  return json;
};

function frameOf(json: Json): JsonObject {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadValue('a frame is no object');
  const stranger = Object.keys(json).find((key) => !KEYS.has(key));
  if (stranger !== undefined) throw new BadValue(`a frame has no ${stranger}`);
  return json as JsonObject;
}

/** A saved frame that does not fit. */
export class BadFrame extends BadValue {
  constructor(
    /** Its index in the stack, 0 for the outermost. */
    readonly index: number,
    what: string,
  ) {
    super(what);
  }
}

/**
 * The stack of frames as named JSON, and back: procedures, steps, locals and answers are saved by name, never by
 * number.
 */
export class SavedStack {
  private readonly framesOf: (cells: Int16Array, base: number) => Json;
  private readonly fillOnce: (cells: Int16Array, base: number, json: Json) => void;

  private readonly stack: Stack;

  constructor(
    private readonly running: RunningFrames,
    private readonly later: LaterLocals,
  ) {
    const { stack } = running;
    this.stack = stack;
    const width = stack.size - stack.at;
    this.framesOf = remembered(width, (cells) => this.frames(cells));
    this.fillOnce = readOnce(width, (cells, _base, json) => this.pushAll(cells, completed(json, this.later)));
  }

  /** The frames, outermost first. Frozen; equal frames give the same object. */
  toJson(cells: Int16Array): Json {
    return this.framesOf(cells, this.stack.at);
  }

  private frames(cells: Int16Array): Json[] {
    return this.stack.bases(cells).map((base) => {
      const proc = this.running.procedure(cells, base);
      const slot = cell(cells, base + SLOT);
      const caller = cell(cells, base + CALLER);
      return Object.freeze({
        procedure: proc.name,
        step: at(proc.steps, cell(cells, base + STEP)),
        slot: slot === NO_SLOT ? null : at(this.running.procedure(cells, caller).locals, slot).name,
        locals: Object.freeze(fieldsToJson(proc.locals, cells, base)),
        ...(proc.keepsAnswers && { answers: this.answersToJson(proc, cells, base) }),
      });
    });
  }

  /** Rebuilds the frames, with the locals added since they were saved; throws a `BadValue` if they do not fit the procedures. */
  fill(cells: Int16Array, json: Json | undefined): void {
    this.fillOnce(cells, this.stack.at, json ?? null);
  }

  private pushAll(cells: Int16Array, json: Json | undefined): void {
    if (!Array.isArray(json)) throw new BadValue('the stack is no list');
    this.stack.clear(cells);
    (json as readonly Json[]).forEach((frame, index) => {
      this.pushAt(cells, frame, index);
    });
    if (this.stack.depth(cells) > 0 && this.codesAt(cells, this.stack.top(cells)) === undefined) {
      throw new BadFrame(json.length - 1, 'the topmost frame stands at a step that asks nobody');
    }
  }

  private pushAt(cells: Int16Array, frame: Json, index: number): void {
    try {
      this.push(cells, frameOf(frame));
    } catch (error) {
      throw error instanceof BadValue ? new BadFrame(index, error.message) : error;
    }
  }

  private push(cells: Int16Array, saved: JsonObject): void {
    const proc = this.running.named(word(saved.procedure));
    const step = proc?.steps.indexOf(word(saved.step)) ?? -1;
    if (proc === undefined || step < 0) throw new BadValue(`there is no step ${saved.procedure}.${saved.step}`);
    const caller = this.stack.depth(cells) === 0 ? undefined : this.running.procedure(cells, this.stack.top(cells));
    const slot = this.slotOf(proc, caller, saved.slot);
    const end = this.stack.top(cells) + (caller?.width ?? 0);
    if (!this.stack.hasRoom(cells, proc.width, end)) throw new BadValue('the stack is too deep');
    const base = this.stack.push(cells, proc.template, end);
    cells[base + STEP] = step;
    cells[base + SLOT] = slot;
    fieldsFromJson(proc.locals, cells, base, saved.locals);
    this.answersFromJson(proc, cells, base, saved.answers);
  }

  /** The caller's local that receives the result: one with the same kind of values. */
  private slotOf(proc: RunningProcedure, caller: RunningProcedure | undefined, slot: Json | undefined): number {
    if (slot === null) return NO_SLOT;
    const index = caller?.locals.findIndex(({ name }) => name === slot) ?? NO_SLOT;
    const kind = caller?.locals[index]?.kind;
    if (kind === undefined || proc.result === undefined || !interchangeable(kind, proc.result)) {
      throw new BadValue(`no local ${JSON.stringify(slot)} for the result of ${proc.name}`);
    }
    return index;
  }

  private answersToJson(proc: RunningProcedure, cells: Int16Array, base: number): Json {
    const answers = this.running.seats.map((_, seat) => {
      if (!proc.hasAnswer(cells, base, seat)) return null;
      const answer = proc.answer(cells, base, seat);
      return answer === undefined ? UNKNOWN : choiceText(this.codesAt(cells, base) ?? [], answer);
    });
    return Object.freeze(answers);
  }

  private answersFromJson(proc: RunningProcedure, cells: Int16Array, base: number, json: Json | undefined): void {
    if (!proc.keepsAnswers && json === undefined) return;
    const fits = proc.keepsAnswers && Array.isArray(json) && json.length === this.running.seats.length;
    if (!fits) throw new BadValue(`the answers of ${proc.name} do not fit`);
    (json as readonly Json[]).forEach((text, seat) => {
      if (text !== null) this.answerFromJson(proc, cells, base, seat, word(text));
    });
  }

  private answerFromJson(proc: RunningProcedure, cells: Int16Array, base: number, seat: number, text: string): void {
    const codes = this.codesAt(cells, base, true);
    const answer = codes === undefined || text === UNKNOWN ? undefined : parseChoice(codes, text);
    if (codes === undefined || (answer === undefined && text !== UNKNOWN)) throw new BadValue(`no answer ${text}`);
    if (answer === undefined) proc.hideAnswer(cells, base, seat);
    else proc.keepAnswer(cells, base, seat, answer);
  }

  /** The verbs of a frame's step, if it asks and, if required, asks several at once. */
  private codesAt(cells: Int16Array, base: number, together = false): readonly VerbCode[] | undefined {
    const body = this.running.procedure(cells, base).body(cell(cells, base + STEP));
    return typeof body === 'function' || (together && !body.together) ? undefined : body.codes;
  }
}
