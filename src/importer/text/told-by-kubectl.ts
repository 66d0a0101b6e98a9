/** What kubectl says of what it did, which nobody types. */
const reports: readonly RegExp[] = [
  /^[a-z][\w.-]*(?:\/[\w.:-]+| ["“][^"”]+["”]) (?:created|configured|unchanged|deleted|patched|labeled|annotated|scaled|exposed|edited|replaced|tainted|untainted|cordoned|uncordoned|already cordoned|drained|evicted|serverside-applied|condition met|image updated|rolled back|restarted)\b/,
  /^command terminated with exit code \d+$/,
  /^kubectl exec \[POD\] \[COMMAND\] is DEPRECATED\b/,
];

/** Whether a line is how kubectl reports what it did, whatever stands before it: `daemonset.apps/calico-node created`. */
export const isToldByKubectl = (line: string): boolean =>
  reports.some((pattern) => pattern.test(line.trim()));
