export { ReadInContext } from './ReadInContext.tsx';
