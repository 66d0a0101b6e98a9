/** 判定与发现的文字，简体中文。 */
import type { FindingMessages } from '#i18n/catalogue.ts';

export const findings = {
  'verdict.met': '就绪',
  'verdict.met.detail': '你粘贴的内容已经满足这项检查的全部要求。',
  'verdict.met.rows.detail': '你粘贴的内容已经满足这项检查的全部要求。没有粘贴的行未作判断。',
  'verdict.waiting': '尚未就绪',
  'verdict.waiting.detail': '请稍等片刻，再次运行命令，然后粘贴新的输出。',
  'verdict.failed': '出现问题',
  'verdict.failed.detail': '等待无法解决。请按下面的提示处理。',
  'verdict.missing': '缺少内容',
  'verdict.missing.detail':
    '你粘贴的内容里缺少这项检查需要的部分。请核对名称和名字空间，或稍等片刻再试。',
  'verdict.unrelated': '不是所需的输出',
  'verdict.unrelated.detail':
    '内容可以识别，但不是这项检查需要的。请运行这项检查给出的命令，然后粘贴输出。',
  'verdict.unreadable': '无法判断',
  'verdict.unreadable.detail':
    '从你粘贴的内容无法判断。请按下面的提示处理，通常需要完整的输出和命令行。',

  'pod-pending':
    'Pod {{name}} 尚未调度到节点上：没有节点能接受它，或它的卷尚未绑定。事件会说明原因。',
  'pod-gated': 'Pod {{name}} 正在等待控制器移除它的调度门控（scheduling gate）。',
  'pod-creating': 'Pod {{name}} 的容器正在创建。如果一直如此，请查看它的事件。',
  'pod-init':
    'Pod {{name}} 已完成的 Init 容器：{{ready}}/{{total}}。如果一直如此，请查看正在运行的容器。',
  'pod-not-ready':
    'Pod {{name}} 正在运行，但容器尚未全部就绪（{{ready}}/{{total}}）：通常是就绪态探针还没有通过。事件会说明原因。',
  'pod-readiness-gates':
    'Pod {{name}} 正在运行，但就绪态门控（readiness gates）为 {{value}}，尚未全部通过。',
  'pod-half-done': 'Pod {{name}} 中有容器已经结束，而其他容器正在运行。请检查是否正常。',
  'pod-crashing': 'Pod {{name}} 中有容器反复退出（{{status}}）。上一次运行的日志会说明原因。',
  'pod-error': 'Pod {{name}} 中有容器异常退出（{{status}}）。日志会说明原因。',
  'pod-out-of-memory':
    'Pod {{name}} 中有容器的内存超过了限制（{{status}}）。请提高限制或减少用量。',
  'pod-image-pull':
    '无法拉取 Pod {{name}} 的镜像（{{status}}）：名称或标签有误、没有权限或无法连接镜像仓库。事件会说明原因。',
  'pod-image-absent':
    '节点上没有 Pod {{name}} 的镜像，而拉取策略不允许拉取（{{status}}）。请加载镜像或修改策略。',
  'pod-image-name': 'Pod {{name}} 的镜像名称无效（{{status}}）。请检查拼写。',
  'pod-image-runtime': '容器运行时无法检查 Pod {{name}} 的镜像（{{status}}）。事件会说明原因。',
  'pod-config':
    '无法创建 Pod {{name}} 的容器（{{status}}）：通常缺少 ConfigMap、Secret 或其中的键。事件会说明原因。',
  'pod-start':
    'Pod {{name}} 中有容器无法启动（{{status}}）：镜像中没有该命令、无法挂载或生命周期回调失败。事件会说明原因。',
  'pod-sandbox': '无法创建 Pod {{name}} 的沙箱或网络（{{status}}）。请查看事件和节点的 CNI 插件。',
  'pod-evicted': 'Pod {{name}} 已被驱逐，通常是因为节点的磁盘或内存不足。解决之后再删除这个 Pod。',
  'pod-refused':
    '节点拒绝了 Pod {{name}}（{{status}}）：缺少资源或不符合要求。解决之后再删除这个 Pod。',
  'pod-preempted':
    'Pod {{name}} 被优先级更高的 Pod 抢占（{{status}}）。等替代的 Pod 运行后，再删除这个 Pod。',
  'pod-container-lost':
    '节点丢失了 Pod {{name}} 中容器的状态（{{status}}），通常是因为节点重启。等替代的 Pod 运行后，再删除这个 Pod。',
  'pod-node-lost': 'Pod {{name}} 所在的节点已失联（{{status}}）。请查看节点。',
  'pod-node-shutdown':
    'Pod {{name}} 因节点关机而终止（{{status}}）。等替代的 Pod 运行后，再删除这个 Pod。',
  'pod-failed': 'Pod {{name}} 已失败（{{status}}）。kubectl describe 会显示原因。',
  'pod-completed-again': 'Pod {{name}} 已经结束，并重启过 {{count}} 次，只有对 Job 来说才正常。',
  'pod-completed-owned':
    'Pod {{name}} 已经结束，但从名称或所有者看，它应该持续运行。上一次运行的日志会说明原因。',
  'pod-restarted_other':
    'Pod {{name}} 现在已就绪，但不久前刚重启过（{{count}} 次）。上一次运行的日志会说明原因。',
  'pod-finished': 'Pod {{name}} 已经结束，而这项检查要求的是持续运行的 Pod。日志会说明原因。',
  'restarts-climbing': 'Pod {{name}} 的重启次数从 {{before}} 增加到 {{now}}，未必能保持就绪。',

  'node-not-ready':
    '节点 {{name}} 未就绪：新集群通常缺少网络插件（CNI），也可能是 kubelet 或容器运行时没有运行。',
  'node-unreported': '节点 {{name}} 还没有上报状态。如果一直如此，请查看 kubelet。',
  'node-cordoned':
    '节点 {{name}} 已就绪，但不接受新的 Pod（SchedulingDisabled）。维护完成后，请运行 kubectl uncordon。',

  'replicas-uncreated':
    '{{kind}} {{name}} 已创建的 Pod：{{ready}}/{{total}}。如果一直如此，事件会说明原因。',
  'replicas-not-ready': '{{kind}} {{name}} 已就绪的 Pod：{{ready}}/{{total}}。请查看未就绪的 Pod。',
  'replicas-outdated':
    '{{kind}} {{name}} 已更新到新版本的 Pod：{{ready}}/{{total}}。如果一直如此，请查看最新的 Pod。',
  'replicas-unavailable':
    '{{kind}} {{name}} 可用的 Pod：{{ready}}/{{total}}。就绪一段时间后才算可用。',
  'replicas-surplus':
    '{{kind}} {{name}} 的 Pod 过多（现有：{{ready}}；应有：{{total}}）：正在删除旧的 Pod。',
  'nothing-desired':
    '{{kind}} {{name}} 期望的 Pod 数为 0，因此看不出它是否正常。请检查副本数和节点的标签。',
  'job-running': 'Job {{name}} 尚未完成（{{status}}）。',
  'job-failed': 'Job {{name}} 已经或即将失败。请查看 Pod 的日志。',
  'cronjob-suspended': 'CronJob {{name}} 已被挂起：不会启动任何 Job。',

  'service-no-address': 'Service {{name}} 还没有外部地址：本地集群可能没有负载均衡器。',
  'endpoints-none':
    '{{kind}} {{name}} 没有地址：没有就绪的 Pod 与 Service 的选择算符匹配。请查看 Pod 的标签。',
  'ingress-no-address': 'Ingress {{name}} 还没有地址。请检查 Ingress 控制器是否正在运行。',
  'volume-pending':
    '{{kind}} {{name}} 尚未绑定：正在等待卷，或等待第一个使用它的 Pod。事件会说明原因。',
  'volume-released':
    'PersistentVolume {{name}} 处于 Released 状态：申领已不存在，但数据仍在。请决定如何处理。',
  'volume-failed':
    '{{kind}} {{name}} 处于 {{status}} 状态：卷已不存在，或无法清理。事件会说明原因。',
  'request-pending': '证书签名请求 {{name}} 尚未签发，可能需要先批准。',
  'request-denied':
    '证书签名请求 {{name}} 被拒绝（{{status}}）。它的状况（conditions）会说明原因。',
  'metrics-unknown':
    'HorizontalPodAutoscaler {{name}} 还没有指标。请检查 metrics-server 是否正在运行。',
  'component-unhealthy':
    '组件 {{name}} 的状态不是 Healthy，但这个列表常常有误。请查看 kube-system 中的 Pod。',
  'crd-established-unknown': '看不出 API 服务器是否已提供列出的 CustomResourceDefinition。',
  suspended: '{{kind}} {{name}} 已被挂起。请先恢复它。',
  'condition-not-true':
    '{{kind}} {{name}} 的 {{column}} 为“{{value}}”。它的状况（conditions）会说明原因。',
  terminating: '{{kind}} {{name}} 正在删除。如果一直如此，可能在等待 Finalizer 或失联的节点。',
  'status-unknown': '无法判断 {{kind}} {{name}} 的状态“{{status}}”，因此不算就绪。',
  'readiness-not-shown':
    '看不出 {{kind}} {{name}} 是否就绪。请粘贴 kubectl get 的完整输出，或加上 -o yaml。有些类别没有就绪状态。',
  'spec-not-observed': '控制器尚未处理 {{kind}} {{name}} 的最新修改。',
  'progress-deadline': '{{kind}} {{name}} 太久没有进展。请查看最新的 Pod。',
  'replica-failure':
    '{{kind}} {{name}} 无法创建 Pod，通常是因为配额或准入规则。它的状况（conditions）会说明原因。',
  'rollout-unproved':
    '没有 Pod 时也会显示“successfully rolled out”，因此看不出 {{kind}} {{name}} 是否就绪。请粘贴 kubectl get 的输出。',
  'rollout-waiting': '{{kind}} {{name}} 的上线尚未完成。',
  'wait-timed-out': '等待 {{kind}} {{name}} 就绪时超时。请查看它，然后再次运行命令。',
  'document-partial': '这份 JSON 或 YAML 输出不完整，或无法读取。请粘贴完整的输出。',

  unrelated: '你粘贴的内容：{{pasted}}。这项检查需要的内容：{{expected}}。',
  'object-missing': '你粘贴的内容里没有 {{kind}} {{name}}。',
  'object-missing-in': '你粘贴的内容里没有名字空间 {{namespace}} 中的 {{kind}} {{name}}。',
  'found-elsewhere':
    '{{kind}} {{name}} 在名字空间 {{namespace}} 中，而这项检查要求它在名字空间 {{expected}} 中。安装方式可能与本课不同。',
  'none-listed': '你粘贴的内容里没有列出{{what}}。',
  'rows-missing':
    '含有 {{columns}} 各列的表格中没有符合条件的行：{{conditions}}。请粘贴完整的新输出。',
  'rows-none': '含有 {{columns}} 各列的表格中一行也没有。请粘贴完整的输出。',
  'rows-differ':
    '含有 {{columns}} 各列的表格中符合条件的行数为 {{found}}，这项检查要求{{expected}}。',
  'count-differs': '列出的 {{kind}} 数量为 {{found}}，这项检查要求{{expected}}。',
  'row-cut': '{{name}} 那一行被截断或错位了。请粘贴完整的输出。',
  'table-foreign': '含有 {{columns}} 各列的表格不是 kubectl get 的输出，看不出哪些已经就绪。',
  'kind-unknown': '看不出这些行是哪一类对象。请把命令行和输出一起粘贴。',
  'namespace-unknown':
    '看不出这是名字空间 {{namespace}} 的输出。请加上 -n {{namespace}}，并把命令行和输出一起粘贴。',
  'namespace-assumed': '你粘贴的内容里没有写明名字空间，按 {{namespace}} 处理。',
  'listing-narrowed': '命令“{{command}}”只列出一部分。请运行这项检查给出的命令。',
  'column-missing': '你粘贴的内容里没有 {{column}} 列。请运行这项检查给出的命令。',
  'cell-empty': '{{name}} 的 {{column}} 仍为空。',
  'cell-unmet': '{{name}} 的 {{column}} 为“{{value}}”；这项检查要求{{condition}}。',
  'condition-unreadable': '无法读取这项检查的条件：“{{condition}}”。',
  'variable-unset': '这项检查需要 {{variable}} 的值。请在页面顶部的“你的变量”里填写。',
  'still-there': '{{kind}} {{name}} 仍然存在；这项检查要求它已不存在。',
  'absence-unproved': '看不出 {{kind}} {{name}} 是否已不存在。请粘贴完整的输出和命令行。',
  'listing-outdated': '{{kind}} {{name}} 列出之后可能已有变化。请再次运行命令，然后粘贴新的输出。',
  'listing-followed':
    '列出之后又运行了命令“{{command}}”，情况可能已有变化。请重新列出，然后粘贴新的输出。',
  'other-place': '命令“{{command}}”使用了另一个集群或名字空间。请在同一处运行。',
  'ready-unexpected':
    '{{kind}} {{name}} 已经就绪，而这项检查要求它尚未就绪。你可能快了一步，或连接了另一个集群。',
  'same-as-example': '这是本页的示例。请粘贴你的集群的输出。',
  'line-missing': '你粘贴的内容里没有{{line}}的行。',
  'line-differs': '你粘贴的内容里有“{{line}}”，而这项检查要求有一行{{expected}}。',
  'line-undone': '后面的行撤销了它：“{{line}}”。',
  'line-unwanted': '不应出现“{{line}}”这一行。',
  'line-times': '符合条件的行数为 {{found}}，应为 {{expected}}。这项检查要求有{{line}}的行。',
  'command-missing': '你粘贴的内容里没有命令“{{command}}”。请把命令行和输出一起粘贴。',
  'events-only': '从事件看不出哪些已经就绪。请粘贴 kubectl get 的输出。',
  'more-of-this': '另有 {{count}} 条同类情况。',
  'since-progress': '上次：{{before}}/{{total}} 就绪；现在：{{now}}/{{total}}。',
  'since-restarted': '上次粘贴后重启过 {{count}} 个 Pod。',

  'kubectl-not-found': 'kubectl 没有找到 {{kind}} {{name}}。请核对名称和名字空间。',
  'kubectl-none-found': 'kubectl 在名字空间 {{namespace}} 中什么也没有找到。请核对名字空间。',
  'kubectl-none-found-anywhere': 'kubectl 什么也没有找到。请核对类别和名字空间。',
  'kubectl-refused':
    '集群（{{server}}）没有响应。请检查集群是否正在运行、kubectl 的上下文是否正确。',
  'kubectl-unreachable': 'kubectl 无法连接集群（{{message}}）。请检查网络和 kubeconfig 中的地址。',
  'kubectl-timeout': 'kubectl 等待超时（{{message}}）。如果集群有响应，请查看 kubectl 等待的对象。',
  'kubectl-tls': 'kubectl 不信任集群（{{message}}）。你的 kubeconfig 可能属于另一个集群。',
  'kubectl-unauthorized': '集群不接受你的凭据。请重新登录，或重新下载 kubeconfig。',
  'kubectl-forbidden': '你没有权限（{{message}}）。请使用有权限的账号。',
  'kubectl-no-config': 'kubectl 没有可用的配置（{{message}}）。请设置 KUBECONFIG 或上下文。',
  'kubectl-no-kind':
    '集群中没有类别 {{type}}：没有安装 CustomResourceDefinition，或 API 版本有误。',
  'kubectl-no-resource-type': '集群中没有资源类型 {{type}}。请检查拼写，或先安装提供它的组件。',
  'kubectl-conflict': '对象已经存在，或已被修改（{{message}}）。如果已被修改，请再次运行命令。',
  'kubectl-usage': 'kubectl 无法识别命令（{{message}}）。请重新复制。',
  'kubectl-not-installed': '找不到命令（{{message}}）。请安装它，或检查 PATH。',
  'shell-unset':
    '命令没有运行：{{variable}} 在你的终端里没有值。请在页面顶部的“你的变量”里填写，并在同一个终端里运行那里给出的命令。',
  'docker-down': '命令没有运行：Docker 没有响应（{{message}}）。请启动 Docker。',
  'command-failed': '命令执行失败（{{message}}）。请先解决消息指出的问题，可能缺少步骤或目录有误。',
  'kubectl-error': '命令执行失败（{{message}}）。请先解决消息指出的问题。',

  'nothing-pasted': '内容为空。请运行命令，然后粘贴输出。',
  'command-only': '你粘贴的是命令，不是它的输出。请运行命令，然后粘贴输出。',
  'no-table': '这里没有 kubectl 的输出。请原样粘贴终端里的输出。',
  'row-unreadable': '无法识别第 {{line}} 行。请原样粘贴终端里的输出。',
  'rows-elided': '从第 {{line}} 行起省略了一些行。请粘贴完整的输出。',
  'header-missing': '缺少表头，这些行按 {{kind}} 处理。',
  'verdict.waiting.act.detail': '只是等待可能无法解决。请按下面的提示处理。',
  'verdict.failed.command.detail': '命令执行失败。请先按下面的提示处理。',
  'verdict.missing.elsewhere.detail': '这项检查需要的内容在别处。',
  'kubectl-file-broken': 'kubectl 无法读取文件（{{message}}）。请查看消息指出的行，或重新下载。',
  'kubectl-file-missing': 'kubectl 找不到文件（{{message}}）。请检查目录，或重新下载。',
  'list.separator': '、',
  'condition.is': '为{{value}}',
  'condition.is-not': '不是{{value}}',
  'condition.at-least': '至少为{{value}}',
  'condition.at-most': '至多为{{value}}',
  'condition.more-than': '大于{{value}}',
  'condition.less-than': '小于{{value}}',
  'condition.is.last': '或',
  'condition.begins': '以{{text}}开头',
  'condition.ends': '以{{text}}结尾',
  'condition.contains': '包含{{text}}',
  'condition.includes': '含有{{text}}这一项',
  'condition.looks': '形如{{text}}',
  'condition.anything': '为任意内容',
  'condition.reads': '内容为{{text}}',
  'condition.ends.last': '或',
  'condition.both': '{{first}}且{{second}}',
  'condition.of-column': '{{column}} {{condition}}',
  'value.text': '“{{text}}”',
  'value.column': '{{column}} 列的值',
  'value.variable': '你填写的 {{variable}} 的值',
  'paste.kind': '{{kind}}',
  'paste.objects': '{{kind}} {{names}}',
  'paste.named': '名称{{condition}}的 {{kind}}',
  'paste.in': '名字空间 {{namespace}} 中的{{what}}',
  'paste.table': '含有 {{columns}} 各列的表格',
  'paste.line': '{{condition}}的行',
  'group.alike': '{{sentence}}另有 {{count}} 个也是如此：{{names}}。',
  'group.alike.last': '和',
  'group.rest': '另外 {{number}} 个',
  'list.groups': '；',
  'paste.objects.last': '和',
} as const satisfies FindingMessages<'other'>;
