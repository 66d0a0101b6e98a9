import type { Lesson, Workshop } from '#model/types.ts';

/** A small lesson for the style page: one entry of everything that components take from a lesson. */
const lesson: Lesson = {
  name: 'lesson',
  minutes: 15,
  environments: ['kind', 'minikube'],
  startsFrom: undefined,
  commands: {
    one: { run: ['kubectl get deployment web'], copyAll: false },
    several: {
      run: [
        "cat > web.yaml <<'EOF'\nkind: Deployment\nEOF",
        'kubectl apply -f web.yaml --namespace="${NAMESPACE:?}"',
      ],
      copyAll: true,
    },
  },
  manifests: {
    web: {
      file: 'manifests/web.yaml',
      text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web # of the Deployment
spec:
  replicas: 3
  template:
    spec:
      containers:
        - name: web
          image: 'nginx:1.27'
`,
      reducedFrom: 'https://example.org/web.yaml',
    },
  },
  walkthroughs: {
    web: {
      manifest: 'web',
      shown: { from: 1, to: 11 },
      steps: [
        { id: 'name', path: 'metadata.name', from: 4, to: 4 },
        { id: 'replicas', path: 'spec.replicas', from: 6, to: 6 },
        { id: 'container', path: 'spec.template.spec.containers[name=web]', from: 10, to: 11 },
      ],
    },
  },
  outputs: {
    ready: {
      text: 'NAME   READY   UP-TO-DATE   AVAILABLE   AGE\nweb    3/3     3            3           38s\n',
      marks: [{ line: 2, start: 40, end: 43, why: 'age' }],
      reasons: [{ why: 'age', words: undefined }],
    },
    plain: { text: 'deployment.apps/web created\n', marks: [], reasons: [] },
  },
  checks: {
    web: {
      command: 'one',
      output: 'ready',
      check: { expect: [{ kind: 'Deployment', name: 'web', ready: true }] },
      samples: [],
    },
  },
  checksInText: ['web'],
  diagrams: {
    path: {
      file: 'diagrams/path.svg',
      width: 240,
      height: 48,
      parts: [
        '<rect class="box" x="2" y="2" width="96" height="40" rx="6" /><path class="flow" d="M98 22H140" />',
        '<rect class="box" x="140" y="2" width="96" height="40" rx="6" /><text x="50" y="27" text-anchor="middle">',
        { label: 'pod' },
        '</text><text class="code" x="188" y="27" text-anchor="middle">kubelet</text>',
      ],
      labels: { pod: { room: 90, size: 15 } },
    },
  },
  variables: ['NAMESPACE'],
  translations: {},
};

/** The workshop of that lesson. */
export const styleWorkshop: Workshop = {
  name: 'style',
  title: { en: 'Components' },
  description: {},
  source: 'en',
  locales: ['en'],
  lessons: [lesson],
  writtenFor: {},
  variables: {
    NAMESPACE: { example: 'demo', pattern: '[a-z0-9-]{1,63}', label: { en: 'NAMESPACE' } },
  },
  constants: {},
  glossary: [],
  words: {},
};

export const styleLesson = lesson;

/** A paste for each verdict: the last is for the check above, the others for a check that expects everything to be ready. */
export const styleVerdicts = {
  met: `$ kubectl get deployments
NAME   READY   UP-TO-DATE   AVAILABLE   AGE
web    3/3     3            3           38s
`,
  waiting: `$ kubectl get deployments
NAME   READY   UP-TO-DATE   AVAILABLE   AGE
web    1/3     3            1           9s
api    2/2     2            2           9s
`,
  failed: `$ kubectl get pods
NAME                   READY   STATUS             RESTARTS   AGE
web-7c5ddbdf54-2xkqp   0/1     ImagePullBackOff   0          2m
web-7c5ddbdf54-8zq4n   1/1     Running            0          2m
`,
  missing: `$ kubectl get deployment web
Error from server (NotFound): deployments.apps "web" not found
`,
  unreadable: `NAME   STATUS
demo   Active
`,
  unrelated: `$ kubectl get daemonset fluentd
NAME      DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE
fluentd   3         3         3       3            3           <none>          38s
`,
};
