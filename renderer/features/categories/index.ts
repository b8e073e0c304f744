export { CategoryGrid } from './CategoryGrid.tsx';
