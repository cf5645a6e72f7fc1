/** A problem of the configuration, not yet located in the file. */
export interface ConfigIssue {
  rule: string;
  path: (string | number)[];
  message: string;
  fix?: string;
  severity?: 'warning';
}
