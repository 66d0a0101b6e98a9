/** Programs that pages call without a prompt before them: each group is sorted, and says what its programs are for. */

const words = (text: string): string[] => text.split(/\s+/);

/** Programs that begin the commands of workshops; what else a site calls is read from its pages (`programs.ts`). */
export const knownPrograms: ReadonlySet<string> = new Set([
  // Words of a shell, and what it has built in.
  ...words(`alias autoload bg case cd deactivate disown echo eval exec exit export fg for if popd printf pushd read set source test true unset until wait
    while`),
  // Shells, and who is typing.
  ...words(`bash c9 env id sh su sudo which whoami zsh`),
  // Who is known to Kerberos.
  ...words(`kadmin kdestroy kinit klist ktutil`),
  // What is read about programs.
  'man',
  // Files: listed, shown and changed.
  ...words(`awk cat chgrp chmod chown code cp cut dd df diff dos2unix du egrep envsubst fallocate file find getcap
    getfacl getfattr grep head less ll ln ls mkdir mktemp more mv nano nl open pwd readlink realpath restorecon rm
    rmdir sed seq setcap setfacl setfattr sort stat sync tail tee touch tr tree uniq vi vim wc xargs`),
  // What packs, hashes and encodes.
  ...words(`age-keygen base64 bzip2 cfssl cfssljson cksum ffmpeg gpg gunzip gzip hexdump keytool md5sum openssl pandoc
    rclone sha256sum sha512sum sops tar unzip xxd xz zcat zip`),
  // Data, by their format.
  ...words(`jq jx yq`),
  // Other machines and networks.
  ...words(`arp arping brctl conntrack curl dig ethtool firewall-cmd grpcurl http ifconfig ip iperf iperf3 ipset iptables
    ipvsadm iw iwconfig k6 mosquitto_pub mosquitto_sub mtr named-checkconf named-checkzone nc ncat netcat netstat
    networkctl nft ngrok nmap nmcli nmtui nslookup openvpn ping resolvectl rndc rpcinfo rsync scp sftp showmount
    smbclient socat ss ssh ssh-add ssh-agent ssh-copy-id ssh-keygen ssh-keyscan tcpdump telnet tracepath
    traceroute tshark ufw wg wg-quick wget whois`),
  // Machines: their processes, users, disks and services.
  ...words(`a2dismod a2dissite a2enmod a2ensite addgroup adduser apachectl blkid certbot chage chattr chcon chkconfig
    chronyc chroot chsh crontab cryptsetup date deluser depmod dmesg dmidecode dumpe2fs e2fsck e2label exportfs
    fail2ban-client fdisk free fsck fuser gdisk getenforce getent getsebool gpasswd groupadd groupdel groupmod
    growpart hdparm hostname hostnamectl htop insmod ionice iostat journalctl kill killall lastlog locale-gen
    localectl loginctl logrotate losetup lsattr lsblk lscpu lslogins lsmem lsmod lsns lsof lspci lsusb lvchange
    lvconvert lvcreate lvdisplay lvextend lvreduce lvremove lvs lvscan mdadm mkfs mkfs.btrfs mkfs.ext4 mkfs.xfs mkswap
    modprobe mount mpstat newgrp nproc nsenter numactl parted partprobe passwd pgrep pidof pidstat pkill pmap
    poweroff ps pstree pvcreate pvdisplay pvmove pvremove pvs pvscan raspi-config rc-service rc-update reboot
    renice resize2fs rmmod screen semanage service sestatus setenforce setsebool sleep smartctl strace
    supervisorctl swapoff swapon sysctl systemctl taskset time timedatectl tmux top tune2fs udevadm umount uname
    unshare update-alternatives update-ca-certificates update-ca-trust update-grub update-rc.d uptime useradd
    userdel usermod vgcfgbackup vgcfgrestore vgchange vgcreate vgdisplay vgextend vgreduce vgremove vgs vgscan visudo vmstat watch
    xfs_growfs xfs_info xfs_repair`),
  // Packages of systems.
  ...words(`apk apt apt-get apt-key aptitude brew choco dnf dpkg dpkg-reconfigure pacman rpm rpmbuild snap winget yum
    yum-config-manager zypper`),
  // Languages, and what builds with them.
  ...words(`alembic asdf bazel bun bundle bundler bunx cargo cmake composer conda ctest deno django-admin dotnet flutter
    g++ gcc gdb gem go gradle gunicorn java make mamba meson mvn nix-env nix-shell node npm npx nvm php pip pip3
    pipx pnpm poetry protoc pyenv pytest python python3 rake Rscript ruby rustc rustup sbt tox uv uvicorn uvx
    valgrind virtualenv yarn`),
  // Sites, and where they are put.
  ...words(`hugo jekyll mkdocs netlify serverless vercel`),
  // Versions of source.
  ...words(`gh git`),
  // Databases, and load for servers.
  ...words(`ab cqlsh createdb hey initdb locust mariadb mariadb-secure-installation mongo mongod mongodump mongoexport mongoimport mongorestore
    mongosh mysql mysql_secure_installation mysqladmin mysqldump pg_ctl pg_dump pg_restore pgbench psql redis-benchmark redis-cli redis-server
    siege sqlcmd sqlite3 wrk`),
  // Containers and their images.
  ...words(`apptainer buildah buildctl cosign crane crictl crun ctr dive docker docker-compose docker-machine hadolint kaniko ko nerdctl
    oras podman podman-remote runc singularity skopeo syft trivy`),
  // Virtual machines.
  ...words(`colima incus limactl lxc multipass vagrant virsh`),
  // Clusters for computing: their jobs.
  ...words(`sacct salloc sbatch scancel scontrol sinfo squeue srun`),
  // Clusters: made and run.
  ...words(`clusterctl devspace eksctl k0s k0sctl k3d k3s kind kops kubeadm kubelet kwokctl microk8s minikube odo okteto rke2
    rosa talosctl vcluster`),
  // Clusters: asked, and what is put into them.
  ...words(`argocd calicoctl cilium conftest etcdctl etcdutl flux fluxctl helm helm3 hubble imgpkg istioctl k k9s kapp kbld kn kube-linter
    kubeconform kubectl kubectl-argo-rollouts kubectl-krew kubectx kubens kubeseal kubeval kustomize linkerd oc
    opa pluto popeye skaffold stern tilt tkn velero vendir virtctl ytt`),
  // Clouds, and infrastructure as code.
  ...words(`ansible ansible-galaxy ansible-inventory ansible-navigator ansible-playbook ansible-vault aws
    aws-iam-authenticator az boundary cdk cf consul copilot doctl ecs-cli firebase flyctl gcloud hcloud heroku ibmcloud
    linode-cli nomad oci packer pulumi sam terraform tofu vault waypoint`),
]);

/** Programs whose names begin sentences and names of things too: `watch mode`, `service account`. */
export const proseWords: ReadonlySet<string> = new Set(
  words(`alias boundary bun bundle bundler case code consul copilot crane cut date dive echo exec exit export file find flux for free go head
    hey hostname http hubble id if kill kind less make more mount open packer pluto popd popeye pushd read reboot sam service set
    siege sleep snap sort source stern strace tail tee test tilt time top touch tree true unset until vault wait watch waypoint which
    while yarn`),
);

/** Programs whose names are not words of prose: in a text without markup, they are what shows that a line is a command. */
export const unmistakable: ReadonlySet<string> = new Set([
  // Clusters and clouds.
  ...words(
    `argocd aws calicoctl eksctl etcdctl gcloud helm istioctl kubeadm kubectl kubelet kustomize linkerd minikube oc
    terraform`,
  ),
  // Containers.
  ...words(`buildah crictl docker docker-compose nerdctl podman skopeo`),
  // Packages.
  ...words(`apt apt-get aptitude dnf npm npx pip pip3 yum zypper`),
  // Systems.
  ...words(`curl firewall-cmd git mkdir openssl ssh-keygen sudo systemctl telnet umount wget`),
]);
