/** An address on the machine of Killercoda or Katacoda, which they fill in. */
export const fromClicks = /^(?:\[\[|\{\{ ?TRAFFIC_)/;
