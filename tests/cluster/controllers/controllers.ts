import type { Store } from '../store.ts';
import { collectGarbage } from './garbage.ts';
import { defineCustomResources } from './custom-resources.ts';
import { runDaemonSets } from './daemon-sets.ts';
import { runDeployments, runReplicaSets } from './deployments.ts';
import { runKubelets, type Behaviour } from './kubelets.ts';
import { runNamespaces } from './namespaces.ts';
import { runNodes } from './nodes.ts';
import { evictAndSchedule } from './scheduler.ts';
import { runServices } from './services.ts';

/** One step of all controllers: each looks at the state once, so a Pod goes one stage further at most. */
export function step(store: Store, behaviour: Behaviour): void {
  runNamespaces(store);
  defineCustomResources(store);
  collectGarbage(store);
  runKubelets(store, behaviour);
  runNodes(store);
  evictAndSchedule(store);
  runDeployments(store);
  runReplicaSets(store);
  runDaemonSets(store);
  runServices(store);
}
