/**
 * What a cell of a column can look like: the third opinion when offsets and gaps do not settle a row, and the
 * proof against accepting nonsense. Sources: printers.go and duration.go of Kubernetes (1.4 and 1.5 of the rules).
 */

import { printedKind } from './kinds.ts';

/** `HumanDuration`, old one-unit ages, placeholders; the AGE of a custom resource may be a time stamp. */
const duration = /^(?:(?:\d{1,6}[ydhms]){1,5}|<[a-z]+>)$/;
const age = /^(?:(?:\d{1,6}[ydhms]){1,5}|<(?:invalid|unknown)>|\d{4}-\d\d-\d\dT[\d:.]+Z?)$/;
const seen = /^(?:(?:\d{1,6}[ydhms]){1,5}|<[a-z]+>)(?: \(x\d+ over \S+\))?$/;
const integer = /^(?:\d{1,9}|<[a-z]+>)$/;
const selector = /^\S+(?: (?:in|notin) \([^()]*\)\S*)*$/;
const quota = /^\S+: \S+(?:, \S+: \S+)*$/;
const accessModes = /^(?:RWOP?|ROX|RWX)(?:,(?:RWOP?|ROX|RWX))*$/;
const word = /^\S+$/;

const shapes: Readonly<Record<string, RegExp>> = {
  NAME: /^(?:[a-z][a-z\d.-]*\/)?[\p{L}\p{N}<{$_*…][^\s/]*(?: \(default\))?$/u,
  NAMESPACE: /^[a-z\d][a-z\d-]{0,62}$/,
  EVENT: /^(?:ADDED|MODIFIED|DELETED|BOOKMARK|ERROR)$/,
  AGE: age,
  SINCE: age,
  DURATION: duration,
  'LAST SCHEDULE': duration,
  'NEXT SCHEDULE': duration,
  'LAST SEEN': seen,
  'FIRST SEEN': seen,
  LASTSEEN: seen,
  FIRSTSEEN: seen,
  READY: /^\d{1,6}\/\d{1,6}$/,
  RESTARTS: /^\d{1,9}(?: \(\S+ ago\))?$/,
  DESIRED: integer,
  CURRENT: integer,
  'UP-TO-DATE': integer,
  COMPLETIONS: /^\d{1,9}\/\d{1,9}(?: of \d{1,9})?$/,
  SUCCESSFUL: integer,
  MINPODS: integer,
  MAXPODS: integer,
  REPLICAS: integer,
  DATA: integer,
  SECRETS: integer,
  COUNT: integer,
  ACTIVE: integer,
  SUSPEND: /^(?:True|False|<[a-z]+>)$/i,
  SCHEDULE: /^(?:@\w+|(?:TZ=\S+ |CRON_TZ=\S+ )?\S+(?: \S+){4}|@every \S+)$/,
  VERSION: /^v?\d\S*$/,
  ROLES: /^\S+$/,
  TARGETS: /[/%]|<[a-z]+>/,
  PORTS: /^\S+(?:, \S+)*$/,
  HOSTS: /^\S+(?: \+ \d+ more\.{3})?$/,
  ENDPOINTS: /^\S+(?: \+ \d+ more\.{3})?$/,
  SOURCE: /^\S+(?:, \S+)?$/,
  SELECTOR: selector,
  'POD-SELECTOR': selector,
  REQUEST: quota,
  LIMIT: quota,
  AVAILABLE: /^\S+(?: \(\S+\))?$/,
  CAPACITY: /^\d[\w.]*$/,
  'ACCESS MODES': accessModes,
  ACCESSMODES: accessModes,
  'RECLAIM POLICY': /^(?:Retain|Delete|Recycle)$/,
  PROGRESSING: /^(?:True|False|Unknown)$/,
  DEGRADED: /^(?:True|False|Unknown)$/,
};

/** Shapes that hold for one kind only, or that another kind overrides. */
const ofKind: Readonly<Record<string, RegExp>> = {
  'Pod.STATUS': /^[A-Z][\w:/.-]*$/,
  'Pod.REASON': /^[A-Z][\w:/.-]*$/,
  'Job.STATUS': /^[A-Z][A-Za-z]*$/,
  'Node.STATUS': /^[A-Z][A-Za-z]*(?:,[A-Z][A-Za-z]*)*$/,
  'DaemonSet.READY': integer,
  'ReplicaSet.READY': integer,
  'ReplicationController.READY': integer,
  'DaemonSet.AVAILABLE': integer,
  'Deployment.AVAILABLE': integer,
  'TigeraStatus.AVAILABLE': /^(?:True|False|Unknown)$/,
  'Service.TYPE': /^(?:ClusterIP|NodePort|LoadBalancer|ExternalName)$/,
  'Namespace.STATUS': /^(?:Active|Terminating)$/,
  'TigeraStatus.MESSAGE': /\s|^[a-z]{3}/i,
  'HorizontalPodAutoscaler.CURRENT': /^\S+$/,
  'CSIDriver.MODES': /^\S+$/,
};

/** Cells that a known kind leaves empty: some in any state, some only before there is anything to print. */
const emptiable = new Set(
  (
    'CLAIM STORAGECLASS PersistentVolume.REASON VOLUME CAPACITY ACCESS_MODES ACCESSMODES VOLUMEATTRIBUTESCLASS NAMESPACE DURATION ADDRESS SUBOBJECT SOURCE ' +
    'REQUESTOR ComponentStatus.MESSAGE TigeraStatus.MESSAGE ERROR HOLDER PARAMETERS LIMIT COUNT Node.VERSION Namespace.STATUS ' +
    'TigeraStatus.AVAILABLE TigeraStatus.PROGRESSING TigeraStatus.DEGRADED TigeraStatus.SINCE'
  )
    .split(' ')
    .map((name) => name.replaceAll('_', ' ')),
);

/** Columns whose cells may hold spaces, and those that hold any text up to the end of the line. */
const spaced = new Set(
  'NAME|SELECTOR|POD-SELECTOR|LAST SEEN|FIRST SEEN|RESTARTS|TARGETS|SCHEDULE|OS-IMAGE|HOSTS|PORTS|PORT(S)|ENDPOINTS|SOURCE|COMPLETIONS|REQUEST|LIMIT|AVAILABLE|CURRENT'.split(
    '|',
  ),
);
/** Columns in which anything else than their shape is damage. */
const strict = new Set(
  'NAME NAMESPACE EVENT AGE READY RESTARTS DESIRED CURRENT UP-TO-DATE LIMIT'.split(' '),
);
const free = new Set(['MESSAGE', 'ERROR', 'CHANGE-CAUSE', 'COMMAND']);

export interface Shape {
  fits: (text: string) => boolean;
  /** Whether the text is possible at all: asked where offsets leave no doubt which column it is of. */
  possible: (text: string) => boolean;
  /** May the cell be empty? */
  empty: boolean;
  /** How many words one space apart it may hold where nothing else separates cells. */
  words: number;
}

/**
 * The shape of a column. For a kind that is not known, or a column that its kind does not print (`-L`), a cell is
 * any text and may be empty, except the first column and AGE.
 */
export function shapeOf(column: string, kind: string | undefined, first: boolean): Shape {
  const always = /^(?:AGE|NAME|NAMESPACE|EVENT|CREATED AT)$/.test(column);
  const entry = printedKind(kind);
  const own =
    always ||
    (entry &&
      (entry.wide.includes(column) || entry.layouts.some((layout) => layout.includes(column))));
  const rule = own ? ((kind && ofKind[`${kind}.${column}`]) ?? shapes[column]) : undefined;
  const isFree = free.has(column);
  const mayHoldSpaces = isFree || spaced.has(column) || !own;
  const fits = (text: string) => (rule ? rule.test(text) : mayHoldSpaces || word.test(text));
  return {
    fits,
    possible: (text) => (text === '' ? !first : !strict.has(column) || fits(text)),
    empty:
      !first && (own ? emptiable.has(column) || emptiable.has(`${kind ?? ''}.${column}`) : true),
    words: isFree ? Infinity : own && mayHoldSpaces ? 8 : 1,
  };
}
