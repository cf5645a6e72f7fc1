/** `info`: worth knowing, nothing to mend. */
export type Severity = 'error' | 'warning' | 'info';

/** A problem in content or configuration; its parts stay separate until printed. */
export interface Problem {
  severity: Severity;
  /** Rule id, kebab-case, e.g. `dead-link`. */
  rule: string;
  /** Relative to the project's root (posix). */
  file: string;
  /** 1-based; 1:1 when the whole file is meant. */
  line: number;
  column: number;
  /** What is wrong, with the offending value, in Chinese. */
  message: string;
  /** How to fix it, in Chinese. */
  fix?: string;
}
