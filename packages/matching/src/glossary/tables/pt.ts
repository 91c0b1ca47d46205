/** Portuguese design words: what they mean in English, then the words. */
export const pt = `
kitchen: cozinha; kitchenette: kitchenette; worktop: bancada; sink: lava-louça; oven: forno
wood-fired oven: forno a lenha; hob: fogão; refrigerator: frigorífico, geladeira; kitchen island: ilha
pantry: despensa; dining room: sala de jantar; living room: sala de estar, sala, living, estar, sala principal
bedroom: quarto, dormitório, quartos, suíte, alcova
children's room: quarto infantil, quarto de criança, quarto de bebé, quarto das crianças, brinquedoteca
bathroom: casa de banho, banheiro, lavabo social, banheiros, WC; shower: chuveiro, duche
walk-in shower without threshold: duche ao nível do chão; bathtub: banheira
free-standing bathtub: banheira de imersão; washbasin: lavatório, pia; tap: torneira; toilet: sanita, vaso sanitário
hallway: corredor, hall; staircase: escada; wardrobe: armário, guarda-roupa, roupeiro
storage: arrumação, armazenamento; shelf: prateleira, estante; book: livro; shoe: sapato
made to measure: sob medida, por medida; built-in furniture: móvel embutido; joinery: marcenaria, carpintaria
home office: escritório em casa, teletrabalho, home office, trabalhar em casa
office: escritório, escritórios, empresa, firma; open-plan office: escritório aberto; meeting room: sala de reuniões
phone booth: cabine telefónica; workplace desk: posto de trabalho, secretária; work: trabalhar, trabalho
retreat: refúgio; corner: canto, recanto; place: lugar, sítio; studio flat: estúdio, kitnet
apartment: apto, apartamento, apartamentos, andar; house: casa, moradia, casas, vivenda, sobrado, palacete
holiday home: casa de férias; country house: casa de campo, quinta; rural: rural; barn, stable: celeiro, estábulo
attic: sótão, águas-furtadas, mansarda; sloping ceiling: teto inclinado; basement: cave, porão; wine cellar: adega
wine: vinho; wine tasting: prova de vinhos, degustação; loft: loft; mezzanine: mezanino; factory: fábrica
garden: jardim, jardins, horta; courtyard: pátio, pátios, quintal; terrace: terraço, varanda, terraços, esplanada
roof terrace: terraço na cobertura; balcony: sacada; roof: telhado, telhas, cobertura; pool: piscina
plant: plantas, planta; aromatic herbs: ervas aromáticas; tree: árvore, árvores; flower: flor, flores
planter tub: floreira, vaso; lawn: relva, gramado, relvado, grama; without irrigation: sem rega; watering: rega
slope: encosta, declive; ground plot: terreno; sun: sol; shade: sombra, sombreado; wind: vento; water: água
sound of water, fountain: fonte, chafariz; outdoor: exterior, ar livre; barbecue: churrasqueira, churrasco
pergola: pérgola; facade: fachada, fachadas; exterior facade: fachada exterior; insulation: isolamento
window: janela, janelas, janelão, vidraça; window frames: caixilhos, esquadrias; shop window: montra, vitrine
shutter: persiana, portada, portadas, persianas, venezianas; sun shading: brise, quebra-sol
air conditioning: ar condicionado; outdoor unit: unidade exterior; earthquake: sismo, terremoto
strengthening: reforço; load capacity: capacidade de carga; building block: prédio, edifício
listed historic building: património, classificado, tombado; historic: histórico, antigo, antiga
restore: restaurar, restauro, recuperar, restauração, conservar
renovate: refazer, remodelações, remodelar, remodelação, reformar, reforma, renovar, renovação, obras
convert: transformar, converter, reconversão, antiga fábrica, antigo armazém; new building: construção nova
design: projeto, design; interior: interior; furniture: móvel, móveis, mobília; sofa: sofá
armchair: poltrona, cadeirão; chair: cadeira; table: mesa; bed: cama; fold-away bed: cama rebatível, cama embutida
bench: banco; lamp: candeeiro, luminária, lâmpada; chandelier: lustre; mirror: espelho, espelhos
curtain: cortina, cortinado, cortinas; carpet: tapete, tapetes, carpete, alcatifa; wallpaper: papel de parede
picture: quadro; textile: tecido; travel souvenirs: viagem, viagens; cushion: almofada, almofadas
floor: chão, pavimento, piso; parquet: parquet, taco; tile: azulejo, ladrilho, azulejos
wall: parede, paredes, muro, muros; ceiling: teto, tetos, forro; painted ornamented ceiling: teto pintado
brick vaults: abóbada de tijolo; vault: abóbada; dome: cúpula; beam: viga, vigas, vigas de madeira; column: coluna
door: porta; fireplace: lareira, fogo, lareiras; stove: salamandra, fogão a lenha; wood: madeira, madeiras
light wood: madeira clara; wooden lattice: treliça de madeira; oak: carvalho; walnut: nogueira
bamboo blinds: persiana de bambu; bamboo: bambu; rattan: rattan, vime, ratã, cana; stone: pedra, pedras
natural stone: pedra natural; marble: mármore, mármores; veined: com veios; brick: tijolo
exposed brick: tijolo à vista; concrete: betão, concreto, cimento; plaster: reboco, estuque; lime: cal
whitewashed: caiado, caiada, caiadas, paredes caiadas; clay: argila, barro; terracotta: terracota
glass: vidro, vidros, envidraçado; metal: metal; iron: ferro; steel: aço; brass: latão, dourado, dourados
copper: cobre; gold: ouro; pipe: cano, tubo; visible: à vista, aparente, aparentes; hidden: escondido, oculto
leather: couro, pele; velvet: veludo, veludos; linen: linho; wool: lãs, de lã; rope: corda
white: branco, branca, brancos; black: preto, preta, negro; grey: cinza, cinzento, antracite; blue: azul, azuis
green: verde, verdes; red: vermelho, vermelha, bordô; yellow: amarelo, amarela; brown: castanho, marrom, conhaque
beige: bege; colour: cor, cores, colorido, tons; bold: ousado, arrojado; soft: suave, macio
bright: luminoso, claro, clara, claros, iluminado; dark: escuro, escura, escuros; light: luz, iluminação
warm: quente, acolhedor, aconchegante; homely: caseiro; atmosphere: ambiente, atmosfera
quiet: calmo, tranquilo, silencioso; noisy: barulhento, ruído, barulho; reduce: reduzir; simple: simples
natural: natural; ecological: ecológico, sustentável; modern: moderno, contemporâneo
traditional: tradicional, clássico; minimalist: minimalista, despojado, minimalismo
industrial: industrial, estilo industrial; rustic: rústico; scandinavian: escandinavo, nórdico, escandinava, nórdica
mediterranean: mediterrâneo, mediterrânica, mediterrânea, algarvio, alentejano; luxury: luxo, luxuoso
elegant: elegante; cheap: barato, económico; fast: rápido; fresh: fresco; hard-wearing: resistente
small: pequeno, pequena, pequenos, minúsculo; large: grande, grandes, enorme; narrow: estreito; high: alto; low: baixo
round: redondo; central: centro, meio; open: aberto; safe: seguro; wheelchair: cadeira de rodas
barrier-free accessible: acessível, sem barreiras, mobilidade reduzida; grab rail: barra de apoio
carer: cuidador, cuidadora; elderly parents: idosos, pais, avó, idoso, terceira idade, pais idosos
child: criança, filhos, filho, filha, brinquedos, crianças; baby: bebê; play: brincar; climb: escalar, trepar
hide: esconder; nap: sesta, dormir; kindergarten: creche, jardim de infância; school: escola, campus
classroom: sala de aula; library: biblioteca; restaurant: restaurante; café: café, cafetaria
bakery: padaria, pastelaria, confeitaria; bread: pão; bar: bar; tea room: salão de chá; tea: chá
sit on the floor: sentar no chão; guest: hóspede, convidado; hotel: hotel, pousada; guest rooms: quartos de hóspedes
rural tourism guesthouse: turismo rural, agroturismo; spa: spa, termas; sauna: sauna
turkish bath: banho turco, hammam; heated stone platform: pedra aquecida
relaxation room: sala de relaxamento, descanso; massage: massagem; gym: ginásio, academia
changing room: vestiário, provador; shop: loja, boutique; clothing: roupa, moda; medical practice: consultório
dentist: dentista; patient: paciente; workshop: oficina, ateliê; museum: museu, exposição; church: igreja, capela
palace: palácio, solar; tenant: inquilino
to let: arrendar, aluguel, alugar, arrendamento, alugado, arrendado, alojamento local
prefabricated housing block: bairro social; family: família, familiar; neighbour: vizinho; sea: mar; beach: praia
salt: sal; mountain: montanha; forest: floresta, bosque; acoustics: acústica, insonorização, isolamento acústico, eco
material: material, materiais; decoration: decoração; wood panelling: painéis de madeira
outdoor shower: duche exterior, chuveiro externo; without: sem; no: nenhum, nenhuma, nada de
coffee table: mesa de centro, mesinha; dining table: mesa de jantar; bedside table: mesa de cabeceira, criado-mudo
headboard: cabeceira; sideboard: aparador, cómoda; cupboard: armário de cozinha; drawer: gaveta
handles: puxador, puxadores; stool: banco alto, banqueta; pouf: pufe
rocking chair: cadeira de baloiço, cadeira de balanço; wing chair: poltrona orelhuda; bunk bed: beliche; cot: berço
sofa bed: sofá-cama; desk: escrivaninha; dressing table: toucador, penteadeira
pendant lamp: candeeiro suspenso, pendente; floor lamp: candeeiro de pé, luminária de chão
wall lamp: aplique, arandela; indirect light: luz indireta, luz indirecta; candle: vela; lantern: lanterna
paper lamp: luminária de papel, candeeiro de papel; throw blanket: manta; cotton: algodão; silk: seda; bouclé: bouclé
felt: feltro; fur: pele de ovelha; upholstered: estofado, estofada; embroidered: bordado
plywood: contraplacado, compensado; birch: bétula; ash wood: freixo; pine: pinho, pinheiro; larch: lariço
cedar: cedro; teak: teca; mahogany: mogno; cherry wood: cerejeira; rosewood: jacarandá, pau-rosa
smoked oak: carvalho fumado; reclaimed wood: madeira de demolição, madeira recuperada; dark wood: madeira escura
veneer: folheado, lâmina de madeira; laminate: laminado, melamina; linoleum: linóleo; cork: cortiça
terrazzo: terrazzo, marmorite, granilite; mosaic: mosaico, pastilhas
hand-painted tiles: azulejos pintados à mão, azulejaria; cement tiles: ladrilho hidráulico, mosaico hidráulico
porcelain stoneware: grés, porcelanato; ceramics: cerâmica, cerâmicas; terracotta tiles: tijoleira; slate: ardósia
granite: granito; limestone: calcário, pedra calcária, lioz; travertine: travertino
microcement: microcimento, cimento queimado; exposed concrete: betão aparente, betão à vista, concreto aparente
chrome: cromado; aluminium: alumínio; bronze: bronze; plastic: plástico; lacquer: lacado, lacada, laca
wicker: verga, palhinha; jute sisal: juta, sisal, esparto; straw, thatch: palha, colmo; macrame: macramé
kilim rugs: kilim, tapete persa; pink: cor-de-rosa, rosa; orange: laranja; purple: roxo, lilás
turquoise: turquesa, azul-petróleo; mustard yellow: mostarda, ocre; cream white: creme, cru, marfim, off-white
dark blue: azul-escuro, azul-marinho; dark green: verde-escuro, verde-garrafa, esmeralda
sage green: verde-sálvia, sálvia; pastel: pastel; neutral colours: cores neutras, tons neutros, neutro
earth tones: tons terra, cores de terra; striped: riscas, listras; floral pattern: florido, padrão floral
geometric pattern: geométrico, geométricos; pattern: padrão, padrões, estampado; art deco: art déco
art nouveau: arte nova; 1920s: anos vinte, anos 20; 1930s: anos trinta, anos 30
1950s: anos cinquenta, anos cinquentas, anos 50; 1960s: anos sessenta, anos 60; 1970s: anos setenta, anos 70
mid-century modern: mid-century, meados do século; vintage retro: retrô, vintage, segunda mão
antique: antiguidade, antiguidades, móveis de época; japandi: japandi; japanese: japonês, japonesa, Japão
chinese: chinês, chinesa; bohemian: boêmio, boêmia, boho
eclectic maximalist colourful: eclético, eclética, maximalista
country style: estilo rústico, estilo campestre, estilo rural; farmhouse: herdade, fazenda
village house: casa de aldeia; provence french country: provençal; shabby chic: patinado, decapê
victorian: vitoriano, vitoriana; neoclassical: neoclássico, neoclássica; baroque: barroco, barroca
traditional classic: clássica; english style: estilo inglês, inglês, inglesa; glamorous: glamour, glamouroso
coastal nautical: náutico, marítimo; moroccan: marroquino, árabe, mourisco; ethnic: étnico, étnica, oriental
tropical: tropical, selva; alpine chalet: chalé; log cabin: cabana, casa de madeira
brutalist raw concrete: brutalista, brutalismo; futuristic high-tech: futurista; pop art: arte pop
smart home: domótica, casa inteligente; contemporary: contemporânea, moderna; cosy: acolhedora
comfortable: confortável, cómodo, conforto; spacious: espaçoso, amplo, ampla; calm: calma, tranquila, sereno, sossego
cheerful: alegre, alegres, vivo, divertido; romantic: romântico, romântica; dramatic: dramático, teatral
refined: refinado, sofisticado, requintado; raw, rough: cru e bruto, bruto, rústica e crua; matt: fosco, mate
glossy: brilhante, brilho; handmade: feito à mão, artesanal, artesão, artesãos, artesanato
reused: reciclado, reaproveitado, reaproveitar; timeless: intemporal, atemporal
practical: prático, prática, funcional; multi-purpose foldable furniture: dobrável, multifuncional, extensível
washable, easy to clean: fácil de limpar, lavável; low maintenance: pouca manutenção, baixa manutenção
empty: vazio, vazia; tidy without clutter: arrumado, organizado; cold: frio, fria; hot climate: calor
humid, damp: humidade, umidade, húmido, úmido, bolor, mofo; dry, drought: seco, seca, árido
sunny: soalheiro, ensolarado, ensolarada; north-facing: virado a norte, face norte; view: vista, vistas
privacy: privacidade; long: comprido, comprida, longo; wide: largo, larga; old: velho, velha, velhos; new: novo, nova
curved, rounded: curvo, curva, curvas, arredondado; symmetrical: simétrico, simetria; daylight: luz natural, luminosa
open kitchen and living room: cozinha aberta, cozinha americana, sala e cozinha
dining kitchen: copa, cozinha de jantar; dining corner: canto de refeições, zona de jantar
teenager: adolescente, adolescentes; grandchildren: netos; couple: casal; cat: gato, gatos; dog: cão, cães, cachorro
friends: amigos, visitas, receber amigos; party, celebrate: festa, jantares, festas; cooking: cozinhar, cozinhamos
sleep: dormir bem, descansar, sono; reading corner: canto de leitura, ler, leitura; television: televisão, TV
music: música, piano, vinis; art: arte, obras de arte, quadros, coleção; yoga: yoga, ioga, meditação
homework, study: trabalhos de casa, estudar, estudo, lição; reception, waiting room: receção, recepção, sala de espera
hair and beauty salon: cabeleireiro, salão de beleza, barbearia; coworking: coworking, espaço partilhado
counter, bar counter: balcão; bookshop: livraria; pharmacy: farmácia; brewery: cervejaria
winery: vinha, quinta vinícola; laundry room: lavandaria, lavanderia, máquina de lavar
dressing room: closet, quarto de vestir; entrance: entrada, vestíbulo, átrio
winter garden, conservatory: jardim de inverno, marquise, estufa; garage: garagem; porch: alpendre, alpendres
vegetable beds: canteiro, canteiros, hortinha; wildflower meadow: prado florido, flores silvestres, abelhas
shrub, hedge: arbusto, arbustos, sebe; perennials and grasses: plantas perenes, gramíneas
rose: roseira, roseiras, rosas; lavender: lavanda, alfazema; olive tree: oliveira, oliveiras
palm, cactus, succulents: palmeira, palmeiras, cato, cactos, suculentas
fruit tree, orchard: pomar, árvore de fruto, limoeiro, laranjeira
climbing plants: trepadeira, trepadeiras, hera, buganvília
hanging plants, houseplants: plantas de interior, plantas penduradas, vasos
pond, stream: lago, tanque, ribeiro, espelho de água
path, gravel, paving: caminho, carreiro, gravilha, brita, calçada; fence, gate: vedação, cerca, portão
sun lounger, hammock: espreguiçadeira, rede, cama de rede; fire pit: lareira exterior, fogueira
outdoor kitchen: cozinha exterior; outdoor lounge, open air: ao ar livre, móveis de exterior
parasol, shade sail: guarda-sol, toldo, vela de sombra; hillside, slope: socalco, muro de suporte
cladding: revestimento, ripado, capoto; render, plaster: gesso, caiação; half-timbered: enxaimel
stone house: casa de pedra, pedra à vista, xisto; penthouse: penthouse, cobertura duplex; building: prédios
period apartment with stucco: estuques, molduras, prédio antigo, edifício pombalino
herringbone parquet: taco em espinha, espinha de peixe, tacos; floorboards: soalho, tábuas, chão de madeira, assoalho
arch: arco, arcos, abóbadas; front door: portas; underfloor heating, heating: piso radiante, aquecimento
energy saving: energia, eficiência energética, isolar, painéis solares; extension: ampliação, ampliar, anexo
build: construir, construção, obra; furnishing: mobilar, mobiliar, decorar, mobiliário
landscape planting: paisagismo, paisagista, plantar; lighting design: projeto de iluminação
paint: pintar, pintura, pintado, pintada; room: divisão, divisões, espaço, espaços; style: estilo, estética
house boat: barco-casa; city: cidade, urbano, urbana; lake: lagoa, represa; river: rio, à beira-rio
island: ilhas, ilhéu; harbour, boat: porto, barco; summer: verão, estival; winter: inverno
evening: noite, fim de tarde; morning: manhã, manhãs; breakfast: pequeno-almoço, café da manhã
dinner guests: jantar, almoço, comer; nature: natureza, naturais; dishes, tableware: loiça, louça, pratos
dishwasher, appliances: máquina de lavar louça, eletrodomésticos; computer, screen: computador, ecrã, tela
video calls: videochamadas, videoconferência; bicycle: bicicleta, bicicletas; lift, elevator: elevador
ramp, threshold: rampa, soleira, degraus; customers, visitors: cliente, clientes, visitantes
employees, team: funcionários, colaboradores, equipa, equipe; tourists, travellers: turistas, viajantes, férias
artist, sculptor: artista, escultor, escultora, pintor; potter, craft: oleiro, olaria, costura
grand hotel: grande hotel; club, lounge: clube, discoteca; ice cream: gelataria, sorveteria, gelado
jewellery, watches: joalharia, joias; flower shop: florista
physiotherapy, treatment room: fisioterapia, sala de tratamento; hygiene, easy to disinfect: higiene, higiénico
anxious, calming: medo, ansiedade; pizza: pizzaria; window seat: banco na janela, parapeito
niche, alcove: nicho, nichos; room divider, sliding door: porta de correr, divisória, biombo
cables, sockets: cabos, tomadas; posters: pósteres, gravuras; sand colour: areia, cor de areia
countryside: campo, no campo, interior rural; few things: poucas coisas; seaside: costeiro, litoral
beach house: casa de praia; warehouse: galpão, armazém
`;
