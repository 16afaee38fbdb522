export { cloudSvg } from '@aerie/cloud-mine';
