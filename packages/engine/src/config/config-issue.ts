/** A problem of the configuration that has not yet got its place in the file. */
export interface ConfigIssue {
  rule: string;
  path: (string | number)[];
  message: string;
  fix?: string;
  severity?: 'warning';
}
