/**
 * What a cell of a column can look like: the third opinion when offsets and gaps do not settle a row, and the
 * proof against accepting nonsense. Sources: printers.go and duration.go of Kubernetes (1.4 and 1.5 of the rules).
 */
import { isCommon, printedKind } from './catalogue.ts';

type Made = Map<string | undefined, Map<string, Shape>>;

/** What is known of the cells of some kinds, by column or, where that differs, by `Kind.COLUMN`. */
export interface Catalogue {
  shapes: Readonly<Record<string, RegExp>>;
  /** Cells that a known kind leaves empty: some in any state, some only before there is anything to print. */
  emptiable: ReadonlySet<string>;
  /** Columns whose cells may hold spaces. */
  spaced: ReadonlySet<string>;
  /** Columns in which anything else than their shape is damage. */
  strict: ReadonlySet<string>;
  /** Those made so far, by kind and column, of first columns apart: a paste may have thousands of tables. */
  made: readonly [Made, Made];
}

/** `HumanDuration`, old one-unit ages, placeholders; the AGE of a custom resource may be a time stamp. */
const age = /^(?:(?:\d{1,6}[ydhms]){1,5}|<(?:invalid|unknown)>|\d{4}-\d\d-\d\dT[\d:.]+Z?)$/;
const integer = /^(?:\d{1,9}|<[a-z]+>)$/;
const selector = /^\S+(?: (?:in|notin) \([^()]*\)\S*)*$/;
const word = /^\S+$/;
const podStatus = /^[A-Z][\w:/.-]*$/;

/** Of Pods, nodes and workloads, and of columns that any kind may have. */
const common: Catalogue = {
  shapes: {
    NAME: /^(?:[a-z][a-z\d.-]*\/)?[\p{L}\p{N}<{$_*…][^\s/]*(?: \(default\))?$/u,
    NAMESPACE: /^[a-z\d][a-z\d-]{0,62}$/,
    EVENT: /^(?:ADDED|MODIFIED|DELETED|BOOKMARK|ERROR)$/,
    AGE: age,
    READY: /^\d{1,6}\/\d{1,6}$/,
    RESTARTS: /^\d{1,9}(?: \(\S+ ago\))?$/,
    DESIRED: integer,
    CURRENT: integer,
    'UP-TO-DATE': integer,
    VERSION: /^v?\d\S*$/,
    ROLES: /^\S+$/,
    SELECTOR: selector,
    AVAILABLE: /^\S+(?: \(\S+\))?$/,
    'Pod.STATUS': podStatus,
    'Pod.REASON': podStatus,
    'Node.STATUS': /^[A-Z][A-Za-z]*(?:,[A-Z][A-Za-z]*)*$/,
    'DaemonSet.READY': integer,
    'ReplicaSet.READY': integer,
    'ReplicationController.READY': integer,
    'DaemonSet.AVAILABLE': integer,
    'Deployment.AVAILABLE': integer,
  },
  emptiable: new Set(['NAMESPACE', 'Node.VERSION']),
  spaced: new Set(['NAME', 'SELECTOR', 'RESTARTS', 'OS-IMAGE', 'AVAILABLE', 'CURRENT']),
  strict: new Set('NAME NAMESPACE EVENT AGE READY RESTARTS DESIRED CURRENT UP-TO-DATE'.split(' ')),
  made: [new Map(), new Map()],
};

/** Columns that hold any text up to the end of the line. */
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
export const shapeOf = (column: string, kind: string | undefined, first: boolean): Shape =>
  kind === undefined || isCommon(kind)
    ? shapeIn(common, column, kind, first)
    : otherShape(column, kind, first);

/** Any text, and nothing but in the first column. */
const anything = (first: boolean, words: number): Shape => ({
  fits: () => true,
  possible: (text) => text !== '' || !first,
  empty: !first,
  words,
});
const foreign = [anything(false, 1), anything(true, 1)] as const;
const foreignText = [anything(false, Infinity), anything(true, Infinity)] as const;

/** The same by a catalogue that has this kind, if any has. */
function shapeIn(
  catalogue: Catalogue,
  column: string,
  kind: string | undefined,
  first: boolean,
): Shape {
  const { shapes, emptiable, spaced, strict, made } = catalogue;
  const entry = printedKind(kind);
  const ofFirst = made[first ? 1 : 0];
  let ofKind = ofFirst.get(entry?.kind);
  if (!ofKind) ofFirst.set(entry?.kind, (ofKind = new Map()));
  const known = ofKind.get(column);
  if (known) return known;
  const key = `${entry?.kind}.${column}`;
  const isOwn =
    /^(?:AGE|NAME|NAMESPACE|EVENT|LABELS|CREATED AT)$/.test(column) ||
    entry?.wide.includes(column) ||
    entry?.layouts.some((layout) => layout.includes(column));
  const isFree = free.has(column);
  if (!isOwn) return (isFree ? foreignText : foreign)[first ? 1 : 0];
  const rule = shapes[key] ?? shapes[column];
  const mayHoldSpaces = isFree || spaced.has(column);
  const fits = (text: string) => (rule ? rule.test(text) : mayHoldSpaces || word.test(text));
  const shape: Shape = {
    fits,
    possible: (text) =>
      text === '' ? !first && !/^(?:AGE|LABELS)$/.test(column) : !strict.has(column) || fits(text),
    empty: !first && (emptiable.has(column) || emptiable.has(key)),
    words: isFree ? Infinity : mayHoldSpaces ? 8 : 1,
  };
  ofKind.set(column, shape);
  return shape;
}

const duration = /^(?:(?:\d{1,6}[ydhms]){1,5}|<[a-z]+>)$/;
const seen = /^(?:(?:\d{1,6}[ydhms]){1,5}|<[a-z]+>)(?: \(x\d+ over \S+\))?$/;
const quota = /^\S+: \S+(?:, \S+: \S+)*$/;
const accessModes = /^(?:RWOP?|ROX|RWX)(?:,(?:RWOP?|ROX|RWX))*$/;

/** Names in a list in which `_` stands for a space. */
const names = (list: string) => list.split(' ').map((name) => name.replaceAll('_', ' '));

const all: Catalogue = {
  shapes: {
    ...common.shapes,
    SINCE: age,
    DURATION: duration,
    'LAST SCHEDULE': duration,
    'NEXT SCHEDULE': duration,
    'LAST SEEN': seen,
    'FIRST SEEN': seen,
    LASTSEEN: seen,
    FIRSTSEEN: seen,
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
    TARGETS: /[/%]|<[a-z]+>/,
    PORTS: /^\S+(?:, \S+)*$/,
    HOSTS: /^\S+(?: \+ \d+ more\.{3})?$/,
    ENDPOINTS: /^\S+(?: \+ \d+ more\.{3})?$/,
    SOURCE: /^\S+(?:, \S+)?$/,
    'POD-SELECTOR': selector,
    REQUEST: quota,
    LIMIT: quota,
    CAPACITY: /^\d[\w.]*$/,
    'ACCESS MODES': accessModes,
    ACCESSMODES: accessModes,
    'RECLAIM POLICY': /^(?:Retain|Delete|Recycle)$/,
    PROGRESSING: /^(?:True|False|Unknown)$/,
    DEGRADED: /^(?:True|False|Unknown)$/,
    'Job.STATUS': /^[A-Z][A-Za-z]*$/,
    'TigeraStatus.AVAILABLE': /^(?:True|False|Unknown)$/,
    'Service.TYPE': /^(?:ClusterIP|NodePort|LoadBalancer|ExternalName)$/,
    'Namespace.STATUS': /^(?:Active|Terminating)$/,
    'TigeraStatus.MESSAGE': /\s|^[a-z]{3}/i,
    'HorizontalPodAutoscaler.CURRENT': /^\S+$/,
    'CSIDriver.MODES': /^\S+$/,
  },
  emptiable: new Set([
    ...common.emptiable,
    ...names(
      'CLAIM STORAGECLASS PersistentVolume.REASON VOLUME CAPACITY ACCESS_MODES ACCESSMODES VOLUMEATTRIBUTESCLASS DURATION ADDRESS SUBOBJECT SOURCE ' +
        'REQUESTOR ComponentStatus.MESSAGE TigeraStatus.MESSAGE ERROR HOLDER PARAMETERS LIMIT COUNT Namespace.STATUS ' +
        'TigeraStatus.AVAILABLE TigeraStatus.PROGRESSING TigeraStatus.DEGRADED TigeraStatus.SINCE',
    ),
  ]),
  spaced: new Set([
    ...common.spaced,
    ...names(
      'POD-SELECTOR LAST_SEEN FIRST_SEEN TARGETS SCHEDULE HOSTS PORTS PORT(S) ENDPOINTS SOURCE COMPLETIONS REQUEST LIMIT',
    ),
  ]),
  strict: new Set([...common.strict, 'LIMIT']),
  made: [new Map(), new Map()],
};

/** The shape of a column of a kind that is not among the common ones. */
const otherShape = (column: string, kind: string, first: boolean): Shape =>
  shapeIn(all, column, kind, first);
