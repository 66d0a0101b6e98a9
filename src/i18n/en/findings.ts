/** Words of verdicts and findings, English: what is seen and what it usually means, then what to do. */
import type { FindingMessages } from '#i18n/catalogue.ts';

export const findings = {
  'verdict.met': 'Ready',
  'verdict.met.detail': 'What you pasted shows everything this check asks for.',
  'verdict.met.rows.detail':
    'What you pasted shows everything this check asks for. Rows that you leave out are not judged.',
  'verdict.waiting': 'Not yet',
  'verdict.waiting.detail': 'Wait a moment, run the command again and paste what it prints then.',
  'verdict.failed': 'Something is wrong',
  'verdict.failed.detail': 'Waiting will not mend this. The reasons below say what to do.',
  'verdict.missing': 'Missing',
  'verdict.missing.detail':
    'Something this check expects is not in what you pasted. Check the name and the namespace, or wait until it is created.',
  'verdict.unrelated': 'Another output',
  'verdict.unrelated.detail':
    'This is readable, but not what this check asks for. Paste the output of the command above the check.',
  'verdict.unreadable': 'Cannot tell',
  'verdict.unreadable.detail':
    'What you pasted does not show enough. The reasons below say what to do; most often, paste the whole output with its command line.',

  'pod-pending':
    'Pod {{name}} is not on a node yet: no node has room for it or accepts it, or its volume is not bound. Its events say why.',
  'pod-gated': 'Pod {{name}} is held back by a scheduling gate until a controller removes it.',
  'pod-creating':
    'The containers of Pod {{name}} are being created. If it stays so, look at its events.',
  'pod-init':
    'Pod {{name}}: init containers that are done: {{ready}} of {{total}}. If it stays there, look at the one that is running.',
  'pod-not-ready':
    'Pod {{name}} runs, but not all of its containers are ready ({{ready}} of {{total}}): usually a readiness probe does not succeed yet. Its events say why.',
  'pod-readiness-gates':
    'Pod {{name}} runs, but its readiness gates are {{value}}: not all of them are met yet.',
  'pod-half-done':
    'A container of Pod {{name}} has ended while another still runs. Check that it should have.',
  'pod-crashing':
    'A container of Pod {{name}} ends again and again ({{status}}). The log of its previous run says why.',
  'pod-error': 'A container of Pod {{name}} ended with an error ({{status}}). Its log says why.',
  'pod-out-of-memory':
    'A container of Pod {{name}} used more memory than its limit allows ({{status}}). Raise the limit or make it use less.',
  'pod-image-pull':
    'The image of Pod {{name}} cannot be pulled ({{status}}): a wrong name or tag, a private registry, or no way to reach it. Its events say why.',
  'pod-image-absent':
    'Pod {{name}} must not pull its image, and the image is not on the node ({{status}}). Load it onto the node or change the pull policy.',
  'pod-image-name': 'The image name of Pod {{name}} is not valid ({{status}}). Check the spelling.',
  'pod-image-runtime':
    'The container runtime could not check the image of Pod {{name}} ({{status}}). Its events say why.',
  'pod-config':
    'A container of Pod {{name}} cannot be created ({{status}}): usually a ConfigMap, a Secret or a key is missing. Its events say why.',
  'pod-start':
    'A container of Pod {{name}} cannot be started ({{status}}): its command is not in the image, or a mount or a lifecycle hook fails. Its events say why.',
  'pod-sandbox':
    'The node could not create the sandbox or the network of Pod {{name}} ({{status}}). Look at its events and at the CNI plugin of the node.',
  'pod-evicted':
    'Pod {{name}} was evicted, usually because its node ran short of disk or memory. Free the node, then delete the Pod.',
  'pod-refused':
    'The node refused Pod {{name}} ({{status}}): it lacks a resource or does not match what the Pod asks for. Mend that, then delete the Pod.',
  'pod-preempted':
    'Pod {{name}} made room for a Pod of higher priority ({{status}}). Delete the Pod once a replacement runs.',
  'pod-container-lost':
    'The node lost track of a container of Pod {{name}} ({{status}}), often after a restart. Delete the Pod once a replacement runs.',
  'pod-node-lost':
    'The node of Pod {{name}} cannot be reached ({{status}}). Look at the nodes first.',
  'pod-node-shutdown':
    'Pod {{name}} was ended because its node was shut down ({{status}}). Delete the Pod once a replacement runs.',
  'pod-failed': 'Pod {{name}} has failed ({{status}}). kubectl describe shows the reason.',
  'pod-completed-again':
    'Pod {{name}} has completed after restarts ({{count}}), which is fine for a Job only.',
  'pod-completed-owned':
    'Pod {{name}} has completed, but by its name or its owner it should keep running. The log of its previous run says why.',
  'pod-restarted_one':
    'Pod {{name}} is ready now, but was restarted {{count}} time and recently. The log of its previous run says why.',
  'pod-restarted_other':
    'Pod {{name}} is ready now, but was restarted {{count}} times and recently. The log of its previous run says why.',
  'pod-finished':
    'Pod {{name}} has run to its end; this check expects one that keeps running. Its log says why.',
  'restarts-climbing':
    'The restarts of Pod {{name}} went from {{before}} to {{now}}: it may not stay ready.',

  'node-not-ready':
    'Node {{name}} is not ready: on a new cluster the network plugin (CNI) is usually missing, otherwise its kubelet or container runtime is down.',
  'node-unreported':
    'Node {{name}} has not reported its state yet. If it stays so, look at its kubelet.',
  'node-cordoned':
    'Node {{name}} is ready but takes no new Pods (SchedulingDisabled). Uncordon it if nobody is working on it.',

  'replicas-uncreated':
    '{{kind}} {{name}}: Pods created: {{ready}} of {{total}}. If it stays there, its events say why.',
  'replicas-not-ready':
    '{{kind}} {{name}}: Pods ready: {{ready}} of {{total}}. Look at the Pods that are not.',
  'replicas-outdated':
    '{{kind}} {{name}}: Pods on the new version: {{ready}} of {{total}}. If it stays there, look at the newest Pods.',
  'replicas-unavailable':
    '{{kind}} {{name}}: Pods available: {{ready}} of {{total}}. A Pod counts once it has stayed ready for a while.',
  'replicas-surplus':
    '{{kind}} {{name}} has more Pods than it should ({{ready}}; expected: {{total}}): old ones are being taken away.',
  'nothing-desired':
    '{{kind}} {{name}} wants no Pods at all, so nothing shows that it works. Check its replicas, or the labels of the nodes.',
  'job-running': 'Job {{name}} is not complete yet ({{status}}).',
  'job-failed': 'Job {{name}} has failed, or is about to. Look at the logs of its Pods.',
  'cronjob-suspended': 'CronJob {{name}} is suspended: it starts no Jobs.',

  'service-no-address':
    'Service {{name}} has no external address yet. A local cluster may have no load balancer that gives it one.',
  'endpoints-none':
    '{{kind}} {{name}} has no address: no ready Pod matches the selector of its Service. Look at the Pods and their labels.',
  'ingress-no-address':
    'Ingress {{name}} has no address yet. Check that an ingress controller is running.',
  'volume-pending':
    '{{kind}} {{name}} is not bound yet: it waits for a volume, or for the first Pod that uses it. Its events say why.',
  'volume-released':
    'PersistentVolume {{name}} is Released: its claim is gone and its data kept. Decide what becomes of it.',
  'volume-failed':
    '{{kind}} {{name}} is {{status}}: the volume behind it is gone or could not be cleaned up. Its events say why.',
  'request-pending':
    'Certificate request {{name}} has not been issued yet. It may have to be approved first.',
  'request-denied':
    'Certificate request {{name}} was turned down ({{status}}). Its conditions say why.',
  'metrics-unknown':
    'HorizontalPodAutoscaler {{name}} has no metrics yet. If it stays so, check that metrics-server runs.',
  'component-unhealthy':
    'Component {{name}} is not Healthy. This list is often wrong: look at the Pods of kube-system.',
  'crd-established-unknown':
    'Every CustomResourceDefinition here is listed; whether the API server already serves it is not printed.',
  suspended: '{{kind}} {{name}} is suspended: nothing happens until somebody resumes it.',
  'condition-not-true': '{{kind}} {{name}} has “{{value}}” in {{column}}. Its conditions say why.',
  terminating:
    '{{kind}} {{name}} is being deleted. If it stays for minutes, a finalizer or a node that cannot be reached holds it.',
  'status-unknown':
    'The state “{{status}}” of {{kind}} {{name}} cannot be judged, so it does not count as ready.',
  'readiness-not-shown':
    'This output does not show whether {{kind}} {{name}} is ready. Paste the whole output of kubectl get, or use -o yaml. Some kinds do not show it.',
  'spec-not-observed':
    'The last change of {{kind}} {{name}} has not been taken up by its controller yet.',
  'progress-deadline': '{{kind}} {{name}} made no progress for too long. Look at its newest Pods.',
  'replica-failure':
    '{{kind}} {{name}} cannot create its Pods, often because of a quota or an admission rule. Its conditions say why.',
  'rollout-unproved':
    '“Successfully rolled out” is printed even without any Pod, so it does not show whether {{kind}} {{name}} is ready. Paste the output of kubectl get as well.',
  'rollout-waiting': 'The rollout of {{kind}} {{name}} is not finished.',
  'wait-timed-out':
    'The wait for {{kind}} {{name}} ran out before it was ready. Look at it, then wait again.',
  'document-partial':
    'This JSON or YAML output is not whole, or it cannot be read. Paste all of it.',

  unrelated: 'You pasted: {{pasted}}. This check asks for: {{expected}}.',
  'object-missing': '{{kind}} {{name}} is not in what you pasted.',
  'object-missing-in': '{{kind}} {{name}} in namespace {{namespace}} is not in what you pasted.',
  'found-elsewhere':
    '{{kind}} {{name}} is in namespace {{namespace}}; this check looks for it in namespace {{expected}}. You may have installed it in another way than this lesson.',
  'none-listed': 'What you pasted lists no {{what}}.',
  'rows-missing':
    'The table with {{columns}} has no row in which {{conditions}}. Paste all of the newest output.',
  'rows-none': 'There is no row under {{columns}}. Paste all of the output.',
  'rows-differ':
    'Rows under {{columns}} that fit: {{found}}. This check passes when this number {{expected}}.',
  'count-differs':
    'Objects of kind {{kind}} that are listed: {{found}}. This check passes when this number {{expected}}.',
  'row-cut':
    'The row of {{name}} is cut off or shifted. Paste the whole output as it stands in the terminal.',
  'table-foreign':
    'The table with {{columns}} is not one of kubectl get, so it does not show what is ready.',
  'kind-unknown':
    'Nothing tells what kind of object these rows are. Paste the command line along with its output.',
  'namespace-unknown':
    'Nothing tells that this is namespace {{namespace}}. Add -n {{namespace}} and paste the command line along with its output.',
  'namespace-assumed': 'The paste names no namespace; {{namespace}} was assumed.',
  'listing-narrowed':
    'The command “{{command}}” lists only a part, so it says nothing about all. Run the command of this check.',
  'column-missing':
    'The column {{column}} is not in what you pasted. Run the command of this check.',
  'cell-empty': '{{column}} of {{name}} is still empty.',
  'cell-unmet': '{{column}} of {{name}} is “{{value}}”; this check passes when it {{condition}}.',
  'condition-unreadable': 'This check has a condition that cannot be read: “{{condition}}”.',
  'variable-unset':
    'This check needs your value for {{variable}}. Fill in “Your values” at the top of the page.',
  'still-there': '{{kind}} {{name}} is still there; this check expects it to be gone.',
  'absence-unproved':
    'That {{kind}} {{name}} is not listed here does not prove it is gone. Paste the whole output with its command line.',
  'listing-outdated':
    '{{kind}} {{name}} may have changed after it was listed. List again and paste the new output.',
  'listing-followed':
    'The command “{{command}}” stands after the list and may have changed something. List again and paste the new output.',
  'other-place':
    'The command “{{command}}” ran against another cluster or namespace. Run everything in one place.',
  'ready-unexpected':
    '{{kind}} {{name}} is already ready; this check expects that it is not. You may be a step ahead, or on another cluster.',
  'same-as-example':
    'This is the example of this page, ages included. Paste what your own cluster prints.',
  'line-missing': 'What you pasted has no line that {{line}}.',
  'line-differs': 'You have “{{line}}”; this check asks for a line that {{expected}}.',
  'line-undone': 'A later line takes it back: “{{line}}”.',
  'line-unwanted': 'The line “{{line}}” should not be there.',
  'line-times':
    'Lines found: {{found}}; expected: {{expected}}. This check looks for a line that {{line}}.',
  'command-missing':
    'The command “{{command}}” is not in what you pasted. Paste the command line along with its output.',
  'events-only':
    'Events do not show what is ready. Paste the output of kubectl get for the objects themselves.',
  'more-of-this': 'And {{count}} more of this kind.',
  'since-progress': 'Last time: {{before}} of {{total}} ready; now: {{now}} of {{total}}.',
  'since-restarted': 'Pods restarted since your previous paste: {{count}}.',

  'kubectl-not-found': 'kubectl did not find {{kind}} {{name}}. Check the name and the namespace.',
  'kubectl-none-found':
    'kubectl found nothing in namespace {{namespace}}. It prints the same for a mistyped namespace.',
  'kubectl-none-found-anywhere': 'kubectl found nothing. Check the kind and the namespace.',
  'kubectl-refused':
    'The cluster does not answer at {{server}}. Check that it runs and that kubectl uses the right context.',
  'kubectl-unreachable':
    'kubectl cannot reach the cluster ({{message}}). Check the network and the address in your kubeconfig.',
  'kubectl-timeout':
    'kubectl gave up waiting ({{message}}). If the cluster answers, look at what it waited for.',
  'kubectl-tls':
    'kubectl does not trust the cluster ({{message}}). Your kubeconfig may belong to another cluster.',
  'kubectl-unauthorized':
    'The cluster does not accept your credentials. Sign in again or fetch a new kubeconfig.',
  'kubectl-forbidden': 'You are not allowed to do this ({{message}}). Use an account that is.',
  'kubectl-no-config':
    'kubectl has no usable configuration ({{message}}). Set KUBECONFIG, or choose a context.',
  'kubectl-no-kind':
    'The cluster does not know the kind {{type}}: its CustomResourceDefinition is not installed, or the API version is wrong.',
  'kubectl-no-resource-type':
    'The cluster has no resource type {{type}}. Check the spelling, or install what brings it.',
  'kubectl-conflict':
    'The object is already there, or was changed meanwhile ({{message}}). If it was changed, run the command again.',
  'kubectl-usage':
    'kubectl did not understand the command ({{message}}). Copy it from the page again.',
  'kubectl-not-installed':
    'The command was not found ({{message}}). Install it or check your PATH.',
  'kubectl-error': 'The command reports an error ({{message}}). Mend what the message names first.',
  'shell-unset':
    'The command did not run: {{variable}} has no value in your terminal. Fill in “Your values” at the top of the page, and first run the block it gives you in the same terminal.',
  'docker-down':
    'The command did not run: Docker does not answer ({{message}}). Start Docker and wait until it is ready.',
  'command-failed':
    'The command itself failed ({{message}}). Mend what the message names first: an earlier step may be missing, or the folder is another.',

  'nothing-pasted': 'The field is empty. Run the command, and paste what it prints.',
  'command-only': 'You pasted the command, but not what it printed. Run it, and paste the output.',
  'no-table':
    'There is nothing in this text that kubectl prints. Paste the output as it stands in the terminal.',
  'row-unreadable':
    'Line {{line}} cannot be read with certainty. Paste the output as it stands in the terminal.',
  'rows-elided': 'Rows were left out at line {{line}}. Paste all of them.',
  'header-missing': 'The header line is missing; the rows were read as {{kind}}.',
  'verdict.waiting.act.detail':
    'Waiting alone may not be enough. The reasons below say what to do.',
  'verdict.missing.elsewhere.detail': 'What this check asks for is there, but in another place.',
  'verdict.failed.command.detail':
    'The command itself failed. The reasons below say what to do first.',
  'kubectl-file-broken':
    'kubectl cannot read the file ({{message}}). Look at the line that the message names, or fetch the file again.',
  'kubectl-file-missing':
    'kubectl does not find the file ({{message}}). Go to the folder where the file is, or fetch it again.',
  'list.separator': ', ',
  'condition.is': 'is {{value}}',
  'condition.is-not': 'is not {{value}}',
  'condition.at-least': 'is at least {{value}}',
  'condition.at-most': 'is at most {{value}}',
  'condition.more-than': 'is more than {{value}}',
  'condition.less-than': 'is less than {{value}}',
  'condition.is.last': ' or ',
  'condition.begins': 'begins with {{text}}',
  'condition.ends': 'ends with {{text}}',
  'condition.contains': 'contains {{text}}',
  'condition.includes': 'has the item {{text}}',
  'condition.looks': 'looks like {{text}}',
  'condition.anything': 'is any text',
  'condition.reads': 'reads {{text}}',
  'condition.ends.last': ' or ',
  'condition.both': '{{first}} and {{second}}',
  'condition.of-column': '{{column}} {{condition}}',
  'value.text': '“{{text}}”',
  'value.column': 'the value of {{column}}',
  'value.variable': 'your value for {{variable}}',
  'paste.kind': '{{kind}}',
  'paste.objects': '{{kind}} {{names}}',
  'paste.named': '{{kind}} whose name {{condition}}',
  'paste.in': '{{what}} in namespace {{namespace}}',
  'paste.table': 'a table with {{columns}}',
  'paste.line': 'a line that {{condition}}',
  'group.alike': '{{sentence}} The same goes for {{count}} more: {{names}}.',
  'group.alike.last': ' and ',
  'group.rest': '{{number}} more',
  'list.groups': '; ',
  'paste.objects.last': ' and ',
} as const satisfies FindingMessages<'one' | 'other'>;
