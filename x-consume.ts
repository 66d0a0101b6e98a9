import { consumer } from './tests/site/consumer.ts';
console.log(JSON.stringify(consumer()));
