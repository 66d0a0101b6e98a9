/**
 * With these Firefox has one process for all contents, and starts none ahead: to start one for each case takes a tenth of it. The sites of
 * the tests are one site, which it keeps apart from no other. The browsers of modes have processes as readers have them (`modes.ts`).
 */
export const oneProcess: Readonly<Record<string, boolean | number>> = {
  'fission.autostart': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
};
