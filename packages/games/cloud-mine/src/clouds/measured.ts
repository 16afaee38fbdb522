/** What measuring the clouds gives: written by `npm run clouds`, read by `features.ts`. */
export const MEASURED = `
owl 0.95 vase 0.76 pineapple 0.57 rabbit 0.51 bulb 0.47 tulip 0.43 hourglass 0.43 tooth 0.38 balloon 0.37 snowman 0.32 guitar 0.32 heart 0.31 | eight 0.34 column 0.27 stalk 0.24 drop 0.23 | 0.622 0.392 | 0 1 1
butterfly 1 hands 0.89 profiles 0.52 feet 0.46 horses 0.44 lion 0.43 castle 0.43 pig 0.4 crown 0.39 elephant 0.36 skull 0.3 house 0.28 | disc 0.44 square 0.38 balls 0.29 table 0.29 | 1.094 0.560 | 0 1 2
bat 0.85 ballerina 0.6 helmet 0.43 dragonfly 0.41 ray 0.28 bee 0.25 lips 0.19 leaf 0.19 bow 0.16 elephant 0.15 doves 0.15 eagle 0.14 | spread 0.27 cross 0.17 stalk 0.13 bowl 0.11 | 1.121 0.293 | 0 3 1
castle 0.94 crab 0.83 horses 0.36 mountain 0.35 profiles 0.35 pig 0.32 feet 0.23 butterfly 0.21 crown 0.2 hands 0.16 frog 0.15 cherries 0.15 | square 0.26 ex 0.21 spikes 0.21 vee 0.13 | 1.029 0.504 | 1 2 2
rabbit 0.98 pear 0.95 volcano 0.62 vase 0.55 dress 0.55 hourglass 0.51 snowman 0.42 fir 0.39 pineapple 0.39 bell 0.39 guitar 0.39 unicorn 0.38 | eight 0.54 column 0.4 drop 0.4 triangle 0.35 | 0.694 0.367 | 0 2 1
cat 0.92 lotus 0.86 hands 0.37 fox 0.36 swans 0.36 dog 0.29 apple 0.28 pig 0.27 crown 0.25 frog 0.23 castle 0.22 mountain 0.2 | hand 0.26 dome 0.23 balls 0.17 twins 0.16 | 1.161 0.385 | 0 2 1
elephant 0.61 anchor 0.51 eagle 0.29 profiles 0.27 butterfly 0.23 angel 0.2 goblet 0.15 umbrella 0.14 gate 0.14 pig 0.11 dragonfly 0.09 palm 0.09 | table 0.32 ring 0.22 flower 0.22 arch 0.12 | 1.226 0.489 | 2 1 1
bull 0.92 heart 0.68 helmet 0.28 crab 0.26 deer 0.24 bee 0.24 fox 0.23 mouse 0.23 doves 0.21 bow 0.21 lips 0.18 eagle 0.16 | bowl 0.31 vee 0.25 bar 0.19 crescent 0.18 | 0.941 0.321 | 0 2 1
deer 0.68 face 0.5 feet 0.25 owl 0.21 mouse 0.2 cat 0.15 seahorses 0.15 pig 0.14 skull 0.14 hands 0.12 castle 0.12 profiles 0.12 | twins 0.23 vee 0.15 hand 0.14 disc 0.11 | 0.853 0.400 | 1 2 1
rocket 0.75 fox 0.54 rabbit 0.23 unicorn 0.22 cat 0.2 tulip 0.2 pineapple 0.2 dress 0.2 fir 0.13 guitar 0.12 whale 0.11 hourglass 0.11 | eight 0.17 wye 0.13 ex 0.11 wedge 0.1 | 0.667 0.305 | 0 2 2
house 0.8 bear 0.69 butterfly 0.65 lion 0.48 horses 0.44 feet 0.44 hands 0.4 apple 0.38 skull 0.37 face 0.35 castle 0.35 profiles 0.35 | disc 0.48 square 0.37 ring 0.31 arch 0.26 | 1.000 0.462 | 1 1 2
lion 0.95 jellyfish 0.87 tree 0.4 face 0.39 daisy 0.39 butterfly 0.38 mushroom 0.38 dog 0.36 skull 0.36 umbrella 0.36 apple 0.29 parachute 0.29 | disc 0.35 fan 0.23 flower 0.23 square 0.22 | 0.857 0.481 | 1 1 3
shirt 0.8 dog 0.7 heart 0.57 monkey 0.47 cupcake 0.44 lion 0.42 mouse 0.38 butterfly 0.37 mushroom 0.35 umbrella 0.35 tooth 0.35 owl 0.33 | disc 0.29 flower 0.29 fan 0.26 square 0.19 | 1.154 0.337 | 0 1 1
pig 0.88 hat 0.81 apple 0.71 cat 0.55 lion 0.51 cupcake 0.48 face 0.44 robot 0.44 lotus 0.43 horses 0.41 house 0.39 dog 0.35 | disc 0.58 square 0.5 ring 0.41 arch 0.3 | 1.000 0.343 | 0 1 1
mouse 0.93 balloon 0.72 heart 0.46 alien 0.45 parachute 0.42 mushroom 0.38 deer 0.33 butterfly 0.31 bull 0.31 whale 0.31 lobster 0.3 bulb 0.3 | wedge 0.35 wye 0.26 vee 0.23 tee 0.22 | 1.059 0.437 | 0 1 1
mountain 0.91 frog 0.72 cherries 0.22 crown 0.21 lotus 0.2 penguin 0.18 robot 0.16 bell 0.16 cupcake 0.15 plane 0.15 volcano 0.15 hat 0.14 | triangle 0.28 spikes 0.26 drop 0.18 dome 0.14 | 1.000 0.426 | 0 1 1
plane 0.76 turtle 0.48 dragon 0.21 goblet 0.21 palm 0.2 scales 0.18 angel 0.17 dragonfly 0.14 umbrella 0.14 eagle 0.12 peacock 0.1 icecream 0.09 | spread 0.14 wye 0.12 cross 0.09 stalk 0.09 | 1.083 0.401 | 0 3 1
beetle 0.83 crown 0.66 crab 0.29 lotus 0.28 helmet 0.24 monkey 0.22 mountain 0.21 bull 0.2 leaf 0.19 elephant 0.17 turtle 0.17 bell 0.16 | diamond 0.2 dome 0.15 spread 0.14 balls 0.13 | 1.161 0.424 | 0 5 1
palm 0.83 spider 0.53 eagle 0.3 umbrella 0.25 mushroom 0.22 goblet 0.21 hourglass 0.16 angel 0.12 tree 0.12 scales 0.11 whale 0.1 anchor 0.1 | flower 0.22 wye 0.15 cross 0.14 wedge 0.13 | 0.971 0.397 | 4 1 1
bee 1 monkey 0.87 dragonfly 0.36 bat 0.33 star 0.32 dragon 0.28 helmet 0.28 elephant 0.27 eagle 0.27 bow 0.27 shirt 0.27 bear 0.26 | diamond 0.36 bowl 0.36 bar 0.31 crescent 0.24 | 1.161 0.375 | 0 1 1
dragonfly 0.63 fish 0.63 eagle 0.2 angel 0.14 bat 0.13 bull 0.13 whale 0.13 goblet 0.13 dragon 0.11 | spread 0.14 cross 0.1 wye 0.09 wedge 0.06 | 1.206 0.347 | 0 3 2
octopus 0.78 ufo 0.78 hat 0.4 mountain 0.37 lotus 0.31 dog 0.29 monkey 0.28 lips 0.28 helmet 0.27 ray 0.26 beetle 0.25 bee 0.24 | diamond 0.33 dome 0.33 balls 0.25 bowl 0.21 | 1.357 0.418 | 0 1 3
ballerina 0.82 jellyfish 0.8 tree 0.55 balloon 0.54 alien 0.51 parachute 0.46 mushroom 0.43 bulb 0.43 umbrella 0.42 heart 0.38 peacock 0.35 icecream 0.35 | stalk 0.39 wedge 0.3 flower 0.3 cross 0.19 | 0.778 0.372 | 0 1 1
tulip 0.77 ray 0.7 icecream 0.49 penguin 0.41 vase 0.39 fir 0.38 beetle 0.31 fish 0.31 cupcake 0.3 unicorn 0.29 pear 0.29 balloon 0.29 | diamond 0.33 column 0.31 cross 0.26 stalk 0.22 | 0.667 0.296 | 2 1 1
whale 0.97 goblet 0.76 eagle 0.15 dragonfly 0.09 bull 0.06 key 0.06 | wye 0.29 | 1.300 0.276 | 0 2 1
dress 1 volcano 0.63 fish 0.62 rabbit 0.53 bell 0.51 pear 0.5 hourglass 0.48 snowman 0.46 guitar 0.44 anchor 0.42 vase 0.4 pineapple 0.39 | eight 0.61 column 0.41 triangle 0.38 drop 0.32 | 0.757 0.383 | 0 1 1
lobster 0.73 scissors 0.6 hourglass 0.15 snowman 0.12 fountain 0.11 dress 0.1 | wedge 0.17 tee 0.15 wye 0.14 ex 0.09 | 0.833 0.395 | 2 4 2
eagle 0.99 tree 0.74 elephant 0.49 umbrella 0.42 mushroom 0.39 dragonfly 0.37 goblet 0.35 angel 0.32 bow 0.32 bat 0.3 whale 0.28 peacock 0.27 | flower 0.3 cross 0.24 wedge 0.19 spread 0.19 | 1.121 0.395 | 0 1 1
dress 0.71 peacock 0.7 hourglass 0.39 mushroom 0.31 volcano 0.31 snowman 0.29 goblet 0.29 rabbit 0.28 bulb 0.26 fountain 0.26 pineapple 0.24 umbrella 0.21 | flower 0.35 eight 0.24 cross 0.22 stalk 0.17 | 1.026 0.537 | 0 1 1
swans 0.79 heart 0.4 frog 0.38 horses 0.34 hat 0.33 mountain 0.32 dog 0.31 cherries 0.27 profiles 0.27 hands 0.25 castle 0.25 lion 0.23 | disc 0.2 square 0.18 spikes 0.16 arch 0.15 | 1.241 0.479 | 1 1 1
doves 0.95 moustache 0.91 bow 0.6 mask 0.46 bat 0.41 lips 0.38 glasses 0.37 ufo 0.37 helmet 0.13 bee 0.1 crab 0.09 dragonfly 0.09 | bar 0.51 crescent 0.43 bowl 0.35 balls 0.33 | 1.789 0.240 | 0 2 2
penguin 0.99 icecream 0.73 ghost 0.65 cupcake 0.54 vase 0.46 robot 0.45 octopus 0.41 trousers 0.41 bear 0.39 fish 0.37 face 0.37 apple 0.36 | eight 0.37 drop 0.32 column 0.3 diamond 0.26 | 0.730 0.429 | 0 1 1
anchor 0.65 seahorses 0.54 fountain 0.14 dolphins 0.09 | ring 0.15 flower 0.12 arch 0.07 | 0.861 0.345 | 0 1 1
dolphins 0.99 fountain 0.42 seahorses 0.33 feet 0.23 gate 0.22 cherries 0.18 horses 0.15 trousers 0.15 dancers 0.11 profiles 0.11 tooth 0.1 face 0.08 | arch 0.33 ring 0.28 twins 0.23 legs 0.22 | 0.853 0.384 | 3 1 1
horses 0.97 trousers 0.69 feet 0.45 hands 0.34 seahorses 0.31 dancers 0.31 dolphins 0.28 castle 0.26 tooth 0.24 bear 0.22 profiles 0.22 house 0.21 | twins 0.41 legs 0.21 balls 0.19 bowl 0.11 | 0.833 0.405 | 0 2 2
volcano 0.87 palm 0.54 dress 0.42 fountain 0.36 rabbit 0.23 hourglass 0.22 skull 0.21 snowman 0.18 alien 0.17 anchor 0.16 lobster 0.13 pear 0.13 | eight 0.27 triangle 0.21 flower 0.18 ring 0.17 | 0.925 0.553 | 0 1 1
unicorn 1 fir 1 pear 0.7 guitar 0.69 vase 0.54 snowman 0.5 pineapple 0.5 bell 0.5 rocket 0.5 dress 0.48 rabbit 0.3 cupcake 0.28 | drop 0.43 column 0.35 eight 0.29 triangle 0.28 | 0.500 0.284 | 0 1 1
monkey 0.63 cherries 0.63 mountain 0.46 horses 0.43 profiles 0.43 dog 0.42 castle 0.39 swans 0.34 butterfly 0.31 house 0.31 hands 0.29 lion 0.27 | balls 0.29 disc 0.27 arch 0.27 square 0.24 | 1.138 0.437 | 2 1 2
snowman 0.91 hourglass 0.9 dress 0.42 rabbit 0.36 guitar 0.35 scissors 0.35 fish 0.32 pear 0.29 penguin 0.28 anchor 0.28 vase 0.28 rocket 0.27 | column 0.41 eight 0.33 cross 0.23 triangle 0.22 | 0.838 0.374 | 0 1 1
trousers 0.96 ghost 0.78 tooth 0.41 dancers 0.4 ship 0.35 face 0.31 house 0.31 octopus 0.28 cherries 0.26 jellyfish 0.19 horses 0.19 apple 0.19 | legs 0.42 twins 0.33 eight 0.21 triangle 0.15 | 0.694 0.416 | 2 1 2
angel 0.66 bell 0.55 turtle 0.36 owl 0.35 butterfly 0.34 mouse 0.34 lion 0.27 elephant 0.26 crown 0.25 pig 0.23 heart 0.23 daisy 0.23 | square 0.29 disc 0.25 ex 0.16 vee 0.16 | 1.000 0.455 | 0 3 1
mushroom 0.71 ballerina 0.6 fish 0.46 key 0.42 icecream 0.41 bulb 0.4 hourglass 0.36 balloon 0.34 penguin 0.32 ray 0.26 tree 0.26 vase 0.25 | column 0.43 stalk 0.32 tee 0.28 cross 0.26 | 0.763 0.361 | 0 1 1
elephant 1 crown 0.76 monkey 0.48 lotus 0.4 bow 0.39 helmet 0.39 dragonfly 0.37 mask 0.35 bee 0.34 angel 0.34 eagle 0.33 butterfly 0.3 | balls 0.37 bowl 0.32 diamond 0.29 bar 0.28 | 1.125 0.458 | 0 3 3
mask 1 lips 0.76 bow 0.42 crown 0.29 glasses 0.26 doves 0.23 helmet 0.23 bat 0.22 crab 0.2 mouse 0.2 bee 0.2 elephant 0.16 | crescent 0.41 balls 0.31 bar 0.29 bowl 0.29 | 1.522 0.317 | 2 4 1
face 0.96 tree 0.73 tooth 0.6 skull 0.55 jellyfish 0.5 balloon 0.45 ghost 0.44 bear 0.43 lion 0.43 apple 0.39 owl 0.38 cupcake 0.38 | disc 0.41 legs 0.31 square 0.3 twins 0.27 | 0.788 0.462 | 2 1 1
goblet 0.72 skull 0.56 alien 0.45 tree 0.39 balloon 0.39 mushroom 0.37 bulb 0.33 hourglass 0.28 palm 0.26 umbrella 0.26 jellyfish 0.22 parachute 0.22 | flower 0.38 wedge 0.24 stalk 0.24 tee 0.22 | 0.765 0.349 | 2 1 1
robot 0.8 castle 0.68 mountain 0.54 apple 0.43 house 0.43 octopus 0.39 horses 0.38 cherries 0.37 cupcake 0.36 lion 0.29 hat 0.29 penguin 0.28 | triangle 0.32 spikes 0.28 square 0.19 disc 0.18 | 0.861 0.488 | 0 1 1
alien 0.95 ray 0.8 ballerina 0.48 icecream 0.48 balloon 0.46 skull 0.39 bulb 0.35 tree 0.34 jellyfish 0.29 peacock 0.25 mushroom 0.25 umbrella 0.25 | stalk 0.66 wedge 0.32 flower 0.25 cross 0.17 | 0.667 0.289 | 2 1 1
owl 0.86 hands 0.58 mouse 0.51 pineapple 0.37 shirt 0.31 pig 0.3 face 0.3 heart 0.29 ghost 0.28 pear 0.28 skull 0.26 fir 0.25 | twins 0.22 disc 0.2 vee 0.17 flower 0.17 | 0.879 0.395 | 0 2 1
pineapple 0.84 heart 0.75 tulip 0.55 icecream 0.48 balloon 0.44 alien 0.42 bulb 0.4 deer 0.39 ballerina 0.34 fir 0.29 peacock 0.27 owl 0.26 | column 0.27 stalk 0.27 fan 0.23 wedge 0.22 | 0.694 0.310 | 0 1 1
bow 0.82 cat 0.63 doves 0.26 mask 0.24 frog 0.23 moustache 0.22 crab 0.19 fox 0.19 ufo 0.15 swans 0.1 | dome 0.27 balls 0.2 bar 0.11 bowl 0.07 | 1.370 0.306 | 0 2 2
dolphins 0.62 heart 0.55 peacock 0.26 lips 0.25 monkey 0.24 seahorses 0.22 icecream 0.22 shirt 0.18 bee 0.16 feet 0.15 fox 0.12 elephant 0.11 | bowl 0.18 bar 0.11 spread 0.08 diamond 0.07 | 1.267 0.302 | 1 1 1
rabbit 0.79 feet 0.67 trousers 0.56 dancers 0.44 cherries 0.35 bear 0.28 ghost 0.24 vase 0.23 hourglass 0.19 volcano 0.18 cupcake 0.17 tooth 0.15 | legs 0.38 twins 0.32 eight 0.22 drop 0.17 | 0.686 0.345 | 0 2 2
deer 0.84 guitar 0.51 rabbit 0.41 pineapple 0.31 lobster 0.22 mouse 0.2 hourglass 0.15 owl 0.14 snowman 0.14 unicorn 0.12 fountain 0.12 vase 0.1 | wye 0.21 twins 0.16 vee 0.12 eight 0.11 | 0.778 0.347 | 0 2 1
ship 0.83 fir 0.7 bell 0.47 anchor 0.37 fish 0.36 pear 0.33 rocket 0.29 unicorn 0.24 plane 0.23 penguin 0.22 dress 0.22 cupcake 0.21 | triangle 0.34 drop 0.27 column 0.19 eight 0.13 | 0.943 0.343 | 0 1 1
ghost 0.84 mushroom 0.73 bear 0.56 tooth 0.51 face 0.48 skull 0.47 jellyfish 0.43 lion 0.41 balloon 0.41 alien 0.4 trousers 0.39 bulb 0.37 | disc 0.4 legs 0.31 flower 0.31 square 0.28 | 0.853 0.483 | 0 1 1
turtle 0.89 palm 0.55 butterfly 0.34 ghost 0.33 parachute 0.29 shirt 0.27 lion 0.26 balloon 0.26 owl 0.24 octopus 0.23 monkey 0.23 face 0.22 | flower 0.19 disc 0.18 fan 0.18 eight 0.15 | 0.919 0.484 | 1 1 1
key 0.97 tulip 0.89 hourglass 0.52 whale 0.29 goblet 0.14 bulb 0.13 pineapple 0.09 rabbit 0.06 | stalk 0.3 column 0.26 tee 0.26 eight 0.18 | 0.543 0.242 | 0 1 1
lotus 0.9 crab 0.76 ufo 0.46 dog 0.44 bow 0.27 mountain 0.26 doves 0.25 mask 0.25 sun 0.25 crown 0.24 lips 0.24 hat 0.24 | dome 0.5 balls 0.34 bar 0.3 bowl 0.23 | 1.310 0.364 | 0 3 2
scales 0.67 daisy 0.62 palm 0.29 dragonfly 0.21 goblet 0.19 dragon 0.15 umbrella 0.14 angel 0.13 bat 0.09 elephant 0.08 eagle 0.08 tree 0.08 | cross 0.22 flower 0.12 stalk 0.08 spread 0.08 | 0.919 0.387 | 0 2 1
fox 0.86 leaf 0.77 bee 0.4 daisy 0.37 dog 0.32 lotus 0.26 cat 0.25 helmet 0.22 doves 0.19 heart 0.18 elephant 0.17 bull 0.17 | dome 0.21 spread 0.21 diamond 0.2 bowl 0.19 | 1.000 0.299 | 0 2 1
apple 0.83 hat 0.8 mountain 0.54 frog 0.44 jellyfish 0.39 dog 0.38 cat 0.37 butterfly 0.34 face 0.33 octopus 0.31 crown 0.3 house 0.29 | diamond 0.22 triangle 0.2 spikes 0.19 drop 0.18 | 1.250 0.426 | 0 1 1
pear 0.91 bulb 0.89 fir 0.62 pineapple 0.6 ghost 0.59 owl 0.56 snowman 0.51 vase 0.48 bell 0.48 unicorn 0.47 face 0.45 balloon 0.45 | eight 0.45 legs 0.34 drop 0.33 column 0.28 | 0.667 0.352 | 0 1 1
ship 0.64 lobster 0.55 fountain 0.25 anchor 0.21 pig 0.1 volcano 0.1 dress 0.06 | square 0.16 tee 0.13 disc 0.12 ring 0.1 | 0.971 0.449 | 0 3 1
crown 0.61 skull 0.54 bull 0.24 monkey 0.21 mouse 0.17 leaf 0.16 helmet 0.16 bee 0.12 cupcake 0.08 unicorn 0.07 star 0.07 lips 0.06 | crescent 0.2 bowl 0.13 spread 0.13 diamond 0.12 | 1.241 0.315 | 0 3 1
star 0.81 cupcake 0.8 fish 0.55 trousers 0.45 icecream 0.43 bell 0.37 octopus 0.36 ghost 0.36 fir 0.35 house 0.34 penguin 0.33 turtle 0.3 | drop 0.27 eight 0.25 legs 0.24 triangle 0.21 | 0.667 0.344 | 0 1 2
spider 0.88 umbrella 0.65 lion 0.57 dog 0.45 horses 0.33 house 0.29 profiles 0.29 butterfly 0.28 hands 0.28 apple 0.27 tree 0.26 parachute 0.23 | balls 0.31 arch 0.3 disc 0.27 dome 0.26 | 1.027 0.549 | 0 1 5
mouse 0.73 profiles 0.61 heart 0.41 vase 0.39 bull 0.34 deer 0.26 butterfly 0.25 whale 0.23 lobster 0.23 elephant 0.22 shirt 0.21 angel 0.19 | vee 0.27 wye 0.24 wedge 0.18 square 0.1 | 1.059 0.439 | 0 2 1
goblet 0.8 hourglass 0.74 mushroom 0.33 dress 0.33 volcano 0.3 rabbit 0.29 palm 0.27 parachute 0.27 angel 0.25 snowman 0.24 lobster 0.23 alien 0.23 | wedge 0.33 tee 0.28 eight 0.27 flower 0.26 | 1.031 0.397 | 0 1 1
trousers 0.54 bow 0.43 hands 0.23 doves 0.22 horses 0.22 profiles 0.2 feet 0.18 swans 0.12 dolphins 0.12 seahorses 0.11 castle 0.1 frog 0.08 | ex 0.17 twins 0.17 balls 0.11 dome 0.06 | 1.100 0.318 | 0 1 2
house 0.78 balloon 0.73 face 0.54 tooth 0.53 jellyfish 0.46 trousers 0.44 apple 0.4 lion 0.39 ghost 0.38 skull 0.38 bear 0.35 alien 0.34 | disc 0.35 legs 0.31 twins 0.27 square 0.25 | 0.794 0.470 | 3 1 2
angel 0.86 parachute 0.79 mushroom 0.54 heart 0.47 skull 0.4 tree 0.36 umbrella 0.35 peacock 0.34 alien 0.33 dragon 0.26 balloon 0.26 goblet 0.25 | flower 0.33 disc 0.28 wedge 0.26 cross 0.23 | 0.972 0.506 | 0 1 1
rocket 0.7 bat 0.61 bell 0.21 unicorn 0.2 plane 0.19 hat 0.19 moustache 0.18 ballerina 0.17 fish 0.15 ufo 0.14 dress 0.14 fir 0.13 | triangle 0.14 drop 0.13 | 1.440 0.194 | 1 1 3
lotus 1 ufo 1 dog 0.37 crown 0.35 robot 0.34 apple 0.34 hat 0.33 bee 0.31 swans 0.31 cupcake 0.29 house 0.29 ray 0.28 | dome 0.45 diamond 0.41 bar 0.31 balls 0.28 | 1.462 0.388 | 0 1 1
plane 0.96 eagle 0.55 guitar 0.24 ray 0.23 ballerina 0.15 lips 0.11 fish 0.1 moustache 0.07 icecream 0.06 key 0.06 | column 0.19 spread 0.15 diamond 0.1 cross 0.09 | 0.889 0.235 | 0 1 1
castle 0.96 dragon 0.64 butterfly 0.42 house 0.37 horses 0.33 lion 0.3 crown 0.3 mountain 0.3 pig 0.29 apple 0.28 profiles 0.24 elephant 0.23 | square 0.36 disc 0.32 spikes 0.31 triangle 0.2 | 0.971 0.548 | 0 3 1
sun 0.65 gate 0.61 crab 0.24 turtle 0.23 butterfly 0.22 elephant 0.18 lion 0.17 mouse 0.15 heart 0.15 spider 0.14 peacock 0.14 umbrella 0.12 | wedge 0.27 ex 0.19 wye 0.16 tee 0.11 | 1.088 0.453 | 2 1 2
helmet 0.88 moustache 0.6 crown 0.45 mask 0.38 bow 0.36 bat 0.32 crab 0.26 bee 0.23 lotus 0.2 ufo 0.2 lips 0.19 butterfly 0.18 | crescent 0.43 bowl 0.31 bar 0.3 balls 0.27 | 1.308 0.328 | 0 3 1
swans 0.85 butterfly 0.64 frog 0.5 horses 0.47 mountain 0.47 profiles 0.47 dog 0.41 castle 0.4 apple 0.39 fox 0.38 cat 0.37 lion 0.32 | disc 0.35 square 0.35 arch 0.29 dome 0.27 | 1.120 0.348 | 0 1 1
star 0.79 ray 0.72 dragonfly 0.33 bat 0.29 leaf 0.26 bee 0.25 icecream 0.25 ballerina 0.24 lips 0.22 eagle 0.15 peacock 0.14 helmet 0.14 | spread 0.52 bowl 0.23 cross 0.22 bar 0.18 | 0.949 0.272 | 0 1 1
`;
