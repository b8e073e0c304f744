export { ReportDialog } from './ReportDialog.tsx';
export { BlockDialog } from './BlockDialog.tsx';
