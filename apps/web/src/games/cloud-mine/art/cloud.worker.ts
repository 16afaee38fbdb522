import { cloudSvg } from '@aerie/cloud-mine';

/** Puts a cloud together beside the page: hundreds of puffs, each measured against its outline. */
self.onmessage = ({ data: card }: MessageEvent<number>) => self.postMessage([card, cloudSvg(card)]);
