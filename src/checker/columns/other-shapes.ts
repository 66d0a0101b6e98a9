/** What a cell of a column can look like, for every kind. */
import { age, common, integer, selector, shapeIn } from './shapes.ts';
import type { Catalogue, Shape } from './shapes.ts';

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
export const otherShape = (column: string, kind: string, first: boolean): Shape =>
  shapeIn(all, column, kind, first);
