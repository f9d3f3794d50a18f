/** The reasons why no release is made. */
export type RefusalCode =
  | 'bad_version'
  | 'not_a_repository'
  | 'not_on_main'
  | 'not_clean'
  | 'no_identity'
  | 'version_not_up'
  | 'tag_exists'
  | 'no_chapter'
  | 'already_released'
  | 'voice_missing'
  | 'install_failed'
  | 'build_failed'
  | 'typedoc_failed'
  | 'pack_failed'
  | 'archive_failed'
  | 'files_exist'
  | 'main_moved';

/** A release that cannot be made. The repository is unchanged. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  /**
   * @param message a sentence that explains what is wrong and what to do
   */
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
