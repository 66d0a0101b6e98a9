/** Palavras de veredictos e achados, português do Brasil. */
import type { FindingWords } from './words.ts';

export const ptBR = {
  'verdict.met': 'Pronto',
  'verdict.met.detail': 'O que você colou mostra tudo o que esta verificação pede.',
  'verdict.waiting': 'Ainda não',
  'verdict.waiting.detail':
    'Está em andamento. Aguarde um momento, execute o comando de novo e cole a nova saída.',
  'verdict.failed': 'Algo está errado',
  'verdict.failed.detail': 'Só esperar não resolve. Os motivos abaixo indicam onde procurar.',
  'verdict.missing': 'Falta algo',
  'verdict.missing.detail':
    'Falta na saída algo que esta verificação espera. Confira o nome e o namespace ou aguarde a criação.',
  'verdict.unrelated': 'Outra saída',
  'verdict.unrelated.detail':
    'O texto é legível, mas não é o que esta verificação pede. Cole a saída do comando que aparece acima dela.',
  'verdict.unreadable': 'Não dá para saber',
  'verdict.unreadable.detail':
    'O que você colou não mostra o suficiente. Faça o que os motivos abaixo pedem; em geral, basta colar a saída inteira, sem alterações, junto com a linha de comando.',

  'pod-pending':
    'O Pod {{name}} ainda não foi alocado em um nó: nenhum tem espaço para ele ou o aceita, ou o volume não foi vinculado. Os eventos em kubectl describe dizem qual é o caso.',
  'pod-gated':
    'O Pod {{name}} está retido por um scheduling gate. O controlador que o definiu precisa removê-lo.',
  'pod-creating':
    'Os contêineres do Pod {{name}} estão sendo criados: a imagem é baixada, um volume é montado ou a rede é preparada. Se passar de dois minutos, veja os eventos.',
  'pod-initializing':
    'Os contêineres de inicialização do Pod {{name}} terminaram e os principais estão iniciando. Aguarde um momento.',
  'pod-init':
    'O Pod {{name}} concluiu {{ready}} de {{total}} contêineres de inicialização. Aguarde; se não avançar, veja o que está em execução.',
  'pod-not-ready':
    'O Pod {{name}} está em execução, mas só {{ready}} de {{total}} contêineres estão prontos: em geral, um teste de prontidão (readiness probe) ainda não passa. Os eventos dizem qual.',
  'pod-readiness-gates':
    'O Pod {{name}} está em execução, mas seus readiness gates estão em {{value}}: quem os controla ainda não deu o aval.',
  'pod-half-done':
    'Um contêiner do Pod {{name}} terminou enquanto outro continua. Verifique se ele deveria ter terminado.',
  'pod-crashing':
    'Um contêiner do Pod {{name}} termina repetidamente ({{status}}). O log da execução anterior diz por quê.',
  'pod-error': 'Um contêiner do Pod {{name}} terminou com erro ({{status}}). O log diz por quê.',
  'pod-out-of-memory':
    'Um contêiner do Pod {{name}} usou mais memória do que o limite permite ({{status}}). Aumente o limite ou reduza o consumo.',
  'pod-image-pull':
    'A imagem do Pod {{name}} não pode ser baixada ({{status}}): nome ou tag incorretos, registro de imagens privado ou inacessível. Os eventos mostram a resposta do registro.',
  'pod-image-absent':
    'O Pod {{name}} não pode baixar a imagem, e ela não está no nó ({{status}}). Carregue a imagem no nó ou mude a política de download.',
  'pod-image-name':
    'O nome da imagem do Pod {{name}} não é válido ({{status}}): procure um erro de digitação, uma letra maiúscula ou um texto de exemplo que não foi substituído.',
  'pod-image-runtime':
    'O agente de execução de contêiner não conseguiu verificar a imagem do Pod {{name}} ({{status}}). Os eventos dão o motivo.',
  'pod-config':
    'Um contêiner do Pod {{name}} não pode ser criado com essa configuração ({{status}}): em geral, falta um ConfigMap, um Secret ou uma chave. Os eventos dizem qual.',
  'pod-start':
    'Um contêiner do Pod {{name}} não pode ser iniciado ({{status}}): um comando que não está na imagem ou uma montagem que falha. Os eventos trazem a mensagem.',
  'pod-hook':
    'Um hook do ciclo de vida do Pod {{name}} falhou ({{status}}). Os eventos dizem qual.',
  'pod-sandbox':
    'O nó não conseguiu preparar o sandbox ou a rede do Pod {{name}} ({{status}}). Veja os eventos e depois o agente de execução de contêiner e o plugin CNI do nó.',
  'pod-evicted':
    'O Pod {{name}} foi removido, em geral porque faltou disco ou memória no nó. A linha permanece até você excluir o Pod; antes, libere espaço no nó.',
  'pod-refused':
    'O nó recusou o Pod {{name}} ({{status}}): falta um recurso ou o nó não atende ao que o Pod pede. Corrija isso e depois exclua o Pod.',
  'pod-preempted':
    'O Pod {{name}} teve de dar lugar a um Pod de prioridade mais alta ({{status}}). Exclua-o quando houver um substituto em execução.',
  'pod-container-lost':
    'O nó perdeu o estado de um contêiner do Pod {{name}} ({{status}}), muitas vezes após uma reinicialização. Se houver um substituto em execução, exclua este Pod.',
  'pod-node-lost': 'O nó do Pod {{name}} não responde ({{status}}). Veja primeiro os nós.',
  'pod-node-shutdown':
    'O Pod {{name}} foi encerrado porque o nó foi desligado ({{status}}). Veja os nós; exclua o Pod quando houver um substituto em execução.',
  'pod-deadline':
    'O Pod {{name}} passou do tempo permitido ({{status}}). Dê a ele um prazo maior ou menos trabalho.',
  'pod-failed': 'O Pod {{name}} falhou ({{status}}). O comando kubectl describe mostra o motivo.',
  'pod-completed-again_one':
    'O Pod {{name}} terminou e foi reiniciado {{count}} vez: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-completed-again_many':
    'O Pod {{name}} terminou e foi reiniciado {{count}} de vezes: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-completed-again_other':
    'O Pod {{name}} terminou e foi reiniciado {{count}} vezes: normal em um Job, errado em algo que deveria continuar em execução.',
  'pod-restarted_one':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vez, e há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_many':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} de vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-restarted_other':
    'O Pod {{name}} está pronto agora, mas foi reiniciado {{count}} vezes, a última há pouco. O log da execução anterior diz por quê.',
  'pod-finished':
    'O Pod {{name}} já terminou; esta verificação espera um Pod que continue em execução. Veja o log dele e o que o iniciou.',
  'restarts-climbing':
    'As reinicializações de {{name}} foram de {{before}} para {{now}} nesta mesma saída: pode ser que não continue pronto.',

  'node-not-ready':
    'O nó {{name}} não está pronto: em um cluster novo, em geral ainda falta o plugin de rede (CNI); caso contrário, o kubelet ou o agente de execução de contêiner parou.',
  'node-unreported':
    'O nó {{name}} ainda não informou seu estado. Aguarde um momento; se continuar assim, veja o kubelet.',
  'node-cordoned':
    'O nó {{name}} está pronto, mas não recebe novos Pods (SchedulingDisabled). Se ninguém estiver trabalhando nele, libere-o com kubectl uncordon.',

  'replicas-uncreated':
    '{{kind}} {{name}}: {{ready}} de {{total}} Pods criados. Aguarde; se não avançar, os eventos dizem o que impede.',
  'replicas-not-ready':
    '{{kind}} {{name}}: {{ready}} de {{total}} Pods prontos. Aguarde ou veja os Pods que faltam.',
  'replicas-outdated':
    '{{kind}} {{name}}: {{ready}} de {{total}} Pods na nova versão; o rollout não terminou. Se não avançar, veja os Pods mais novos.',
  'replicas-unavailable':
    '{{kind}} {{name}}: {{ready}} de {{total}} Pods disponíveis. Aguarde um momento: um Pod só conta depois de permanecer pronto.',
  'replicas-surplus':
    '{{kind}} {{name}} ainda tem {{ready}} Pods, mas devem ficar {{total}}: os antigos estão sendo excluídos. Aguarde até que desapareçam.',
  'nothing-desired':
    '{{kind}} {{name}} não pede nenhum Pod (0 de 0), por isso nada mostra que funciona. Confira as réplicas ou as labels dos nós selecionados.',
  'job-running': 'O Job {{name}} ainda não terminou ({{status}}). Aguarde.',
  'job-suspended': 'O Job {{name}} está suspenso: nada acontece até que alguém o retome.',
  'job-failed': 'O Job {{name}} falhou ou está prestes a falhar. Veja seus Pods e os logs deles.',
  'cronjob-suspended': 'O CronJob {{name}} está suspenso: não inicia nenhum Job.',

  'service-no-address':
    'O Service {{name}} aguarda um endereço externo. Em um cluster local, talvez nenhum balanceador de carga o forneça.',
  'endpoints-none':
    '{{kind}} {{name}} não lista nenhum endereço: nenhum Pod pronto corresponde ao seletor do Service. Veja os Pods e suas labels.',
  'ingress-no-address':
    'O Ingress {{name}} ainda não tem endereço. Verifique se há um controlador de Ingress em execução.',
  'volume-pending':
    '{{kind}} {{name}} ainda não foi vinculado: aguarda um volume ou o primeiro Pod que o use. Os eventos dizem qual é o caso.',
  'volume-released':
    'O PersistentVolume {{name}} está em Released: o PersistentVolumeClaim não existe mais e os dados foram mantidos. Alguém precisa decidir o que fazer com eles.',
  'volume-failed':
    '{{kind}} {{name}} está em {{status}}: o volume não existe mais ou não pôde ser limpo. Os eventos dizem mais.',
  'request-pending':
    'A solicitação de certificado {{name}} ainda não foi emitida. Talvez seja preciso aprová-la antes.',
  'request-denied':
    'A solicitação de certificado {{name}} foi recusada ({{status}}). As condições dizem por quê.',
  'metrics-unknown':
    'O HorizontalPodAutoscaler {{name}} ainda não tem métricas. Aguarde um minuto; se continuar assim, verifique se o metrics-server está em execução.',
  'component-unhealthy':
    'O componente {{name}} não aparece como saudável. Esta lista foi descontinuada e erra com frequência: confie nos Pods de kube-system.',
  'operator-degraded':
    '{{kind}} {{name}} está degradado: o operador informa uma falha. A mensagem em kubectl describe diz qual.',
  'operator-progressing':
    '{{kind}} {{name}} ainda está sendo implantado pelo operador. Aguarde um momento.',
  'operator-unavailable':
    '{{kind}} {{name}} ainda não está disponível. Aguarde; se continuar assim, as condições dizem o que falta.',
  'crd-established-unknown':
    'Estas CustomResourceDefinitions estão na lista; esta saída não mostra se o servidor de API já as disponibiliza.',
  'condition-not-true':
    '{{kind}} {{name}} tem “{{value}}” em {{column}}, e não True. As condições dizem por quê.',
  terminating:
    '{{kind}} {{name}} está sendo excluído. Se isso durar vários minutos, um finalizador ou um nó perdido o está retendo.',
  'status-unknown':
    'O estado “{{status}}” de {{kind}} {{name}} não pode ser avaliado e, por isso, não conta como pronto.',
  'readiness-not-shown':
    'Esta saída não mostra se {{kind}} {{name}} está pronto. Cole a tabela inteira que kubectl get exibe; se ela não tiver uma coluna para isso, cole a saída de kubectl get com -o yaml. Alguns tipos não mostram isso em lugar nenhum.',
  'spec-not-observed':
    'O controlador ainda não processou a última mudança de {{kind}} {{name}}. Aguarde um momento.',
  'progress-deadline':
    '{{kind}} {{name}} ficou tempo demais sem avançar: o rollout está parado. Veja os Pods mais novos.',
  'replica-failure':
    '{{kind}} {{name}} não consegue criar seus Pods. As condições dizem por quê; em geral, uma cota ou uma regra de admissão.',
  'rollout-unproved':
    'A mensagem “successfully rolled out” aparece mesmo quando nenhum Pod é desejado, então não mostra se {{kind}} {{name}} tem algum. Execute kubectl get e cole a tabela que ele imprime, junto com esta linha ou no lugar dela.',
  'rollout-waiting': 'O rollout de {{kind}} {{name}} não terminou. Aguarde.',
  'wait-timed-out':
    'O tempo de espera por {{kind}} {{name}} acabou antes que ficasse pronto. Veja o que houve e espere de novo.',
  'document-partial':
    'Isto é só uma parte de uma saída JSON ou YAML e não diz a que pertence. Cole a saída inteira.',

  unrelated: 'Você colou {{pasted}}; esta verificação pede {{expected}}.',
  'object-missing':
    '{{kind}} {{name}} não está no que você colou. Confira o nome ou aguarde a criação.',
  'object-missing-in':
    '{{kind}} {{name}} do namespace {{namespace}} não está no que você colou. Confira o nome e o namespace ou aguarde a criação.',
  'found-elsewhere':
    'O objeto {{kind}} {{name}} está no namespace {{namespace}}; esta verificação o procura em {{expected}}. Confira de que forma foi feita a instalação ou use o namespace desta verificação.',
  'none-listed-in':
    'O que você colou não lista nenhum {{kind}} do namespace {{namespace}}. Confira o namespace ou espere até que seja criado.',
  'none-listed': 'O que você colou não lista nenhum objeto {{kind}}.',
  'none-matching':
    'O que você colou não lista nenhum objeto {{kind}} com um nome como {{pattern}}. Talvez ainda não tenha sido criado.',
  'rows-missing':
    'Nenhuma das linhas em {{columns}} tem {{conditions}}. Confira se você colou a saída mais recente, e por inteiro.',
  'rows-none':
    'Não há nenhuma linha listada em {{columns}}. Execute o comando de novo e cole tudo o que ele mostrar.',
  'rows-few':
    'O número de linhas correspondentes em {{columns}} é {{found}}; esta verificação espera {{expected}}. Faltam algumas.',
  'rows-many':
    'O número de linhas correspondentes em {{columns}} é {{found}}; esta verificação espera {{expected}}. Aguarde até que o excedente desapareça ou veja de onde vem.',
  'count-low':
    'Há {{found}} do tipo {{kind}}; esta verificação espera {{expected}}. Faltam alguns.',
  'count-high':
    'Há {{found}} do tipo {{kind}}; esta verificação espera {{expected}}. Aguarde até que o excedente desapareça ou veja de onde vem.',
  'row-cut':
    'A linha de {{name}} está cortada ou tem as colunas deslocadas. Copie a linha inteira, como está no terminal, e cole de novo.',
  'table-foreign':
    'A tabela com {{columns}} não é do kubectl get, portanto não mostra o que está pronto. Cole o que o kubectl get imprime.',
  'kind-unknown':
    'Nada indica de que tipo de objeto são estas linhas. Cole a linha de comando junto com a saída.',
  'namespace-unknown':
    'Nada indica que este seja o namespace {{namespace}}: o comando não informa nenhum. Acrescente -n {{namespace}} e cole também a linha de comando.',
  'namespace-assumed': 'O texto colado não informa o namespace; foi considerado {{namespace}}.',
  'listing-narrowed':
    'O comando “{{command}}” lista só uma parte e nada diz sobre o todo. Execute o comando desta verificação.',
  'column-missing':
    'A coluna {{column}} não está no que você colou. Execute o comando desta verificação com todas as opções.',
  'cell-empty': 'A coluna {{column}} de {{name}} ainda está vazia. Aguarde e cole de novo.',
  'cell-type':
    'A coluna {{column}} de {{name}} contém “{{value}}”, que não pode ser comparado com “{{condition}}”.',
  'cell-unmet':
    'A coluna {{column}} de {{name}} contém “{{value}}”; esta verificação pede “{{condition}}”.',
  'condition-unreadable':
    'Esta verificação tem uma condição que não pode ser lida: “{{condition}}”.',
  'variable-unset':
    'Esta verificação precisa do seu valor para {{variable}}. Preencha “Seus valores” no início da página.',
  'still-there': '{{kind}} {{name}} ainda existe; esta verificação espera que não exista mais.',
  'absence-unproved':
    'O fato de {{kind}} {{name}} não aparecer aqui não prova que não existe mais. Cole a listagem inteira com a linha de comando.',
  'listing-outdated':
    'O objeto {{kind}} {{name}} foi excluído depois desta listagem, que por isso está desatualizada. Liste de novo e cole a nova saída.',
  'other-place':
    'O comando “{{command}}” foi executado em um cluster ou namespace diferente do restante da saída. Execute tudo no mesmo lugar.',
  'ready-unexpected':
    '{{kind}} {{name}} já está pronto, e esta verificação espera que não esteja. Talvez você esteja um passo à frente ou em outro cluster.',
  'same-as-example':
    'Este é o exemplo desta página, até nas idades. Execute o comando no seu próprio cluster e cole a saída de lá.',
  'line-missing': 'A linha “{{line}}” não está no que você colou.',
  'line-ends': 'A linha “{{line}}” deveria terminar em um destes: {{expected}}.',
  'line-differs': 'Você tem “{{line}}”; esta verificação espera “{{expected}}”.',
  'line-undone': 'Uma linha posterior desfaz isso: “{{line}}”.',
  'line-unwanted': 'A linha “{{line}}” não deveria aparecer.',
  'line-other':
    'Só as linhas que esta verificação espera podem aparecer; esta é outra: “{{line}}”.',
  'line-times': 'Linhas “{{line}}” encontradas: {{found}}; esperadas: {{expected}}.',
  'command-missing':
    'O comando “{{command}}” não está no que você colou. Cole a linha de comando junto com a saída.',
  'events-only':
    'Eventos contam o que aconteceu, não o que está pronto. Cole a saída de kubectl get para os próprios objetos.',
  'more-of-this_one': 'E mais {{count}} do mesmo tipo.',
  'more-of-this_many': 'E mais {{count}} do mesmo tipo.',
  'more-of-this_other': 'E mais {{count}} do mesmo tipo.',
  'since-progress': 'Antes eram {{before}} de {{total}}; agora são {{now}} de {{total}}.',
  'since-restarted_one': '{{count}} Pod foi reiniciado desde a saída anterior.',
  'since-restarted_many': '{{count}} de Pods foram reiniciados desde a saída anterior.',
  'since-restarted_other': '{{count}} Pods foram reiniciados desde a saída anterior.',
  'since-unchanged': 'Continua em {{now}} de {{total}}, como na saída anterior.',

  'kubectl-not-found':
    'O kubectl não encontrou {{kind}} {{name}}. Confira o nome e o namespace ou aguarde a criação.',
  'kubectl-none-found':
    'O kubectl não encontrou nada no namespace {{namespace}}. A mensagem é a mesma quando o namespace foi digitado errado: confira o nome.',
  'kubectl-none-found-anywhere':
    'O kubectl não encontrou nada. Confira o tipo e o namespace ou aguarde a criação.',
  'kubectl-refused':
    'O cluster não responde em {{server}}. Verifique se ele está em execução e se o kubectl usa o contexto certo.',
  'kubectl-unreachable':
    'O kubectl não consegue acessar o cluster ({{message}}). Verifique a rede e o endereço no seu kubeconfig.',
  'kubectl-timeout':
    'O kubectl desistiu de esperar ({{message}}). Se o cluster responde, veja os objetos que ele aguardava.',
  'kubectl-tls':
    'O kubectl não confia no cluster ({{message}}). Talvez seu kubeconfig seja de um cluster anterior.',
  'kubectl-unauthorized':
    'O cluster não aceita suas credenciais. Faça login de novo ou obtenha um novo kubeconfig.',
  'kubectl-forbidden':
    'Você não tem permissão para isso ({{message}}). Use uma conta que tenha essa permissão.',
  'kubectl-no-config':
    'O kubectl não tem uma configuração utilizável ({{message}}). Defina KUBECONFIG ou escolha um contexto.',
  'kubectl-no-kind':
    'O cluster não conhece o tipo {{kind}}: a CustomResourceDefinition não está instalada ou a versão da API está errada.',
  'kubectl-no-resource-type':
    'O cluster não tem o tipo de recurso {{kind}}. Confira a grafia; talvez seja preciso instalá-lo antes.',
  'kubectl-conflict':
    'O objeto já existe ou foi alterado nesse meio-tempo ({{message}}). Se foi alterado, execute o comando de novo.',
  'kubectl-invalid':
    'O cluster não aceitou o manifesto ({{message}}). Corrija o que a mensagem indica.',
  'kubectl-usage':
    'O kubectl não entendeu o comando ({{message}}). Copie o comando da página de novo.',
  'kubectl-not-installed':
    'O comando não foi encontrado ({{message}}). Instale o programa ou confira o PATH.',
  'shell-unset':
    'O comando não foi executado: {{variable}} não tem valor no seu terminal. Preencha “Seus valores” no início da página, execute no mesmo terminal o bloco que aparece lá e depois execute o comando de novo.',
  'docker-down':
    'O comando não foi executado porque o Docker não responde ({{message}}). Inicie o Docker, espere que ele esteja no ar e execute o comando de novo.',
  'command-failed':
    'O próprio comando falhou: “{{message}}”. Corrija o que a mensagem aponta (muitas vezes um passo anterior ou outra pasta) e execute o comando de novo.',
  'kubectl-error':
    'O comando informa um erro ({{message}}). Corrija o que ele aponta e execute o comando de novo.',

  'nothing-pasted': 'O campo está vazio. Execute o comando e cole o que ele mostra.',
  'command-only': 'Você colou o comando, mas não o que ele mostrou. Execute-o e cole a saída.',
  'no-table':
    'Neste texto não há nada que o kubectl exiba. Cole a saída como ela está no terminal.',
  'row-unreadable':
    'A linha {{line}} não pode ser dividida em colunas com certeza. Cole a saída sem alterá-la.',
  'rows-elided': 'Há linhas omitidas na linha {{line}}. Cole todas.',
  'header-missing':
    'Falta o cabeçalho; as linhas foram lidas como {{kind}}. Da próxima vez, cole-o também.',
  'document-unreadable':
    'A saída {{form}} que começa na linha {{line}} não pode ser lida. Cole-a inteira ou use a tabela.',
} as const satisfies FindingWords<'one' | 'many' | 'other'>;
